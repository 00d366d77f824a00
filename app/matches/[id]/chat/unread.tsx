import { useTranslations } from 'next-intl';

const MOST_SHOWN = 99;

/** How much is new. */
export function Unread({ count }: Readonly<{ count: number }>) {
  const t = useTranslations('chat');
  return (
    <>
      <span
        aria-hidden="true"
        className="grid h-5 min-w-5 place-items-center rounded-full bg-gold px-1 font-semibold text-on-gold text-xs"
      >
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <span className="sr-only">{t('unread', { count })}</span>
    </>
  );
}
