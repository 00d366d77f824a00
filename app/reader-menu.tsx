import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentUser } from '@/lib/auth/session';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { PageLink } from '@/lib/ui/page-link';
import { Portrait } from '@/lib/ui/portrait';
import { parseTheme, THEME_COOKIE } from '@/lib/ui/theme';
import { ThemeToggle } from '@/lib/ui/theme-toggle';
import { tipped } from '@/lib/ui/tip';
import { rememberTheme } from './(site)/settings/actions';
import { LanguageSwitch } from './language/language-switch';

const MENU = 'reader-menu';

type ReaderMenuProps = Readonly<{
  /** Where help is found: the rules, or those of the game on the table. */
  help?: string;
}>;

/** What is about the reader and not about the page, behind the portrait. It opens without scripts. */
export async function ReaderMenu({ help }: ReaderMenuProps) {
  const [user, t] = [await currentUser(), await getTranslations('site')];
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        aria-label={t('menu')}
        {...tipped}
        className="-mr-2 grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunk hover:text-ink"
      >
        {user ? <Portrait id={user.id} /> : <Icon name="language" size={19} />}
      </button>
      <div
        id={MENU}
        popover="auto"
        className="top-14 right-[max(12px,calc((100vw-1180px)/2+12px))] left-auto m-0 w-[min(300px,calc(100vw-24px))] rounded-lg bg-raised p-3 text-ink shadow-lg"
      >
        <ReaderMenuItems {...(help ? { help } : {})} />
      </div>
    </>
  );
}

/** What the menu holds, for a table's own menu too. */
export async function ReaderMenuItems({ help = '/rules' }: ReaderMenuProps) {
  const [user, t, look] = [await currentUser(), await getTranslations('site'), await getTranslations('ui.theme')];
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <div className="grid gap-2">
      <ul>
        {user ? (
          <>
            <Item href={`/people/${user.id}`} icon="person">
              {t('yourPage')}
            </Item>
            <Item href="/settings" icon="system">
              {t('settings')}
            </Item>
          </>
        ) : (
          <Item href="/sign-in" icon="person">
            {t('signIn')}
          </Item>
        )}
        <Item href={help} icon="help">
          {t('rules')}
        </Item>
      </ul>
      <div className="flex min-h-13 items-center justify-between gap-3 border-line border-t px-2 pt-2">
        <span className="font-semibold text-sm">{look('label')}</span>
        <ThemeToggle initial={theme} remember={rememberTheme} />
      </div>
      <div className="border-line border-t pt-2">
        <LanguageSwitch />
      </div>
    </div>
  );
}

function Item({ href, icon, children }: Readonly<{ href: string; icon: IconName; children: ReactNode }>) {
  return (
    <li>
      <PageLink
        href={href}
        prefetch={false}
        className="flex min-h-11 items-center gap-3 rounded-md px-2 no-underline [overflow-wrap:anywhere] hover:bg-sunk"
      >
        <Icon name={icon} size={18} className="text-ink-2" />
        <span className="min-w-0">{children}</span>
      </PageLink>
    </li>
  );
}
