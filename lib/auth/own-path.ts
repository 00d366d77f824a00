const ANYWHERE = 'https://turnleaf.invalid';

/** A path of this site to go on to, or the home page when the value would lead anywhere else. */
export function ownPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, ANYWHERE)) return '/';
  const url = new URL(value, ANYWHERE);
  // Dots are resolved by now: `/..//host` has become `//host`, which a browser takes for another site.
  const isOwn = url.origin === ANYWHERE && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}` : '/';
}
