import { useTranslations } from 'next-intl';
import { Icon } from '@/lib/ui/icon';

export type ContentsLine = Readonly<{ anchor: string; title: string; isPart: boolean }>;

const LINK = 'flex min-h-11 items-center no-underline hover:underline lg:min-h-0 lg:py-1';

/** What stands on a long page: beside the text where there is room; on a phone it opens above it. */
export function Contents({ lines }: Readonly<{ lines: readonly ContentsLine[] }>) {
  const t = useTranslations('rules');
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-4 print:hidden">
      <details className="group/contents border-line border-y lg:hidden">
        <summary className="flex min-h-12 items-center gap-2 font-semibold">
          <Icon name="cards" size={18} />
          {t('contents')}
          <Icon name="up" size={18} className="ml-auto rotate-180 text-ink-3 group-open/contents:rotate-0" />
        </summary>
        <Lines lines={lines} />
      </details>
      <div className="max-h-[calc(100dvh-32px)] overflow-auto max-lg:hidden">
        <Lines lines={lines} />
      </div>
    </nav>
  );
}

function Lines({ lines }: Readonly<{ lines: readonly ContentsLine[] }>) {
  return (
    <ul className="pb-2 text-sm">
      {lines.map(({ anchor, title, isPart }) => (
        <li key={anchor} className={isPart ? 'font-semibold' : 'pl-4 text-ink-2'}>
          <a href={`#${anchor}`} className={LINK}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
