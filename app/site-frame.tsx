import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { CurrentUser } from '@/lib/auth/session';
import { currentUser } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { Brand } from '@/lib/ui/brand';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { PageLink } from '@/lib/ui/page-link';
import { LanguageSwitch } from './language/language-switch';
import { NavLink } from './nav-link';
import { ReaderMenu } from './reader-menu';
import { SKIP_LINK } from './skip-link';
import { TurnsBadge } from './turns-badge';

/** The head and foot of every page that is not a table. */
export async function SiteFrame({ children }: Readonly<{ children: ReactNode }>) {
  const user = await currentUser();
  const t = await getTranslations('site');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-14 print:hidden w-full max-w-[1180px] items-center gap-2 px-4 md:px-6">
        <Brand name={t('name')} />
        <MainLinks user={user} />
        <TurnsBadge />
        <ReaderMenu />
      </header>
      <main id="content" className="mx-auto w-full max-w-[1180px] flex-1 px-4 pb-16 md:px-6 md:pt-4">
        {children}
      </main>
      <Footer />
      <TabBar user={user} />
    </div>
  );
}

async function SkipLink() {
  const t = await getTranslations('site');
  return (
    <a href="#content" className={SKIP_LINK}>
      {t('skipToContent')}
    </a>
  );
}

const NAV_LINK =
  'hidden min-h-11 items-center px-3 font-medium text-ink-2 no-underline hover:text-ink md:inline-flex ' +
  'aria-[current]:text-ink aria-[current]:inset-shadow-[0_-2px_0_var(--gold)]';

async function MainLinks({ user }: Readonly<{ user: CurrentUser | undefined }>) {
  const t = await getTranslations('site');
  return (
    // On a phone, somebody signed in finds nothing here: all of it stands in the bar below.
    <nav
      aria-label={t('mainNavigation')}
      className={`ml-auto flex items-center gap-1 ${user ? 'max-md:invisible' : ''}`}
    >
      {user ? (
        <NavLink href="/" className={NAV_LINK}>
          {t('yourMatches')}
        </NavLink>
      ) : null}
      <NavLink href="/tables" className={NAV_LINK}>
        {t('openTables')}
      </NavLink>
      <NavLink href="/rules" className={NAV_LINK}>
        {t('rules')}
      </NavLink>
      {user ? null : (
        <PageLink
          href="/sign-in"
          className="inline-flex min-h-11 items-center px-3 font-semibold underline decoration-1 hover:decoration-2"
        >
          {t('signIn')}
        </PageLink>
      )}
    </nav>
  );
}

async function Footer() {
  const t = await getTranslations('site');
  return (
    <footer className="print:hidden mx-auto w-full max-w-[1180px] px-4 pb-24 text-ink-3 text-sm md:px-6 md:pb-6">
      <p className="flex flex-wrap items-center gap-x-4 border-line border-t pt-3">
        <span>{t('unofficial')}</span>
        <PageLink href="/rules" prefetch={false} className="inline-flex min-h-11 items-center underline md:min-h-0">
          {t('rules')}
        </PageLink>
        <PageLink href="/api" prefetch={false} className="inline-flex min-h-11 items-center underline md:min-h-0">
          {t('forPrograms')}
        </PageLink>
        {env().SMTP_URL ? null : (
          <PageLink href="/inbox" className="inline-flex min-h-11 items-center underline md:min-h-0">
            {t('inbox')}
          </PageLink>
        )}
      </p>
      <div className="-mx-1.5 pt-1 md:-mx-2.5">
        <LanguageSwitch />
      </div>
    </footer>
  );
}

const TAB_LINK =
  'grid content-center justify-items-center gap-0.5 font-semibold text-ink-3 text-xs no-underline aria-[current]:text-action';

async function TabBar({ user }: Readonly<{ user: CurrentUser | undefined }>) {
  const t = await getTranslations('site');
  const tabs: readonly { href: string; icon: IconName; word: string }[] = [
    { href: '/', icon: 'point', word: t(user ? 'yourTurn' : 'home') },
    { href: '/tables', icon: 'plan', word: t('tables') },
    { href: user ? '/settings' : '/sign-in', icon: 'person', word: t(user ? 'you' : 'signIn') },
  ];
  return (
    <nav
      aria-label={t('tabBar')}
      className="print:hidden fixed inset-x-0 bottom-0 z-10 grid h-[calc(60px+env(safe-area-inset-bottom))] grid-cols-3 pb-[env(safe-area-inset-bottom)] border-line border-t bg-raised md:hidden"
    >
      {tabs.map(({ href, icon, word }) => (
        <NavLink key={href} href={href} className={TAB_LINK}>
          <Icon name={icon} size={20} />
          {word}
        </NavLink>
      ))}
    </nav>
  );
}
