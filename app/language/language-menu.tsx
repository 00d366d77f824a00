import { getTranslations } from 'next-intl/server';
import { Icon } from '@/lib/ui/icon';
import { LanguageSwitch } from './language-switch';

/** The languages behind one button, for pages without a foot. */
export async function LanguageMenu() {
  const t = await getTranslations('site');
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        title={t('language')}
        className="inline-flex min-h-11 min-w-9 flex-none items-center justify-center rounded-full px-2 text-ink-2 text-sm hover:bg-sunk hover:text-ink"
      >
        <Icon name="language" size={18} />
        <span className="sr-only">{t('language')}</span>
      </button>
      <div
        id={MENU}
        popover="auto"
        className="top-14 right-3 left-auto m-0 rounded-md bg-raised p-2 text-ink shadow-lg [&_form]:flex-col"
      >
        <LanguageSwitch />
      </div>
    </>
  );
}

const MENU = 'languages';
