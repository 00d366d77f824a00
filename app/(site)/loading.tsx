import { useTranslations } from 'next-intl';
import { Skeleton } from '@/lib/ui/skeleton';

/** Quiet bars where the page will stand. */
export default function Loading() {
  const t = useTranslations('problems');
  return (
    <div className="grid gap-8 pt-4 md:pt-6">
      <span aria-hidden="true" className="block h-9 w-3/5 max-w-[420px] rounded-md bg-sunk" />
      <span aria-hidden="true" className="block h-[240px] rounded-lg bg-sheet shadow-sm" />
      <Skeleton label={t('loading')} lines={4} />
    </div>
  );
}
