import type { cookies } from 'next/headers';
import { z } from 'zod';
import { ownPath } from '@/lib/auth/own-path';
import { siteCookie } from '@/lib/requests/site-cookie';

type Cookies = Awaited<ReturnType<typeof cookies>>;

/** Services lead back to `/api/auth`, so it is sent everywhere. */
const NEXT_NAME = 'turnleaf.sign-in-next';
const NAME = 'turnleaf.sign-in';
const SECONDS = 15 * 60;

/** Ties a code to the browser that asked for it, so that nobody else can type it, or use up its tries. */
export function rememberRequest(cookies: Cookies, requestId: string): void {
  cookies.set(NAME, requestId, { ...siteCookie(), httpOnly: true, path: '/sign-in', maxAge: SECONDS });
}

export function rememberedRequest(cookies: Cookies): string | undefined {
  const parsed = z.uuid().safeParse(cookies.get(NAME)?.value);
  return parsed.data;
}

export function forgetRequest(cookies: Cookies): void {
  cookies.set(NAME, '', { path: '/sign-in', maxAge: 0 });
}

/** Keeps the page to go on to while somebody is away at another service. */
export function rememberNext(cookies: Cookies, next: string): void {
  cookies.set(NEXT_NAME, next, { ...siteCookie(), httpOnly: true, maxAge: SECONDS });
}

export function rememberedNext(cookies: Cookies): string {
  return ownPath(cookies.get(NEXT_NAME)?.value);
}
