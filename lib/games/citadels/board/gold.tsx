import { useTranslations } from 'next-intl';
import { Icon } from '@/lib/ui/icon';
import { tipped } from '@/lib/ui/tip';

type GoldProps = Readonly<{ count: number; sign?: '+' | '−'; size?: number; className?: string }>;

/** "+2" and a coin; spoken as "+2 gold". */
export function Gold({ count, sign, size = 15, className = '' }: GoldProps) {
  const t = useTranslations('games.citadels');
  return (
    <span
      {...tipped}
      className={`inline-flex flex-none items-center gap-1 whitespace-nowrap font-bold text-gold-ink tabular-nums ${className}`}
    >
      <span aria-hidden="true">
        {sign}
        {count}
      </span>
      <Icon name="coin" size={size} className="text-gold [--cut:var(--gold-line)]" />
      <span className="sr-only">
        {sign}
        {t('amounts.gold', { count })}
      </span>
    </span>
  );
}
