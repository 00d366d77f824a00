import { useTranslations } from 'next-intl';
import { Skeleton } from '@/lib/ui/skeleton';

/** Quiet bars in the places of home: a greeting, the first match, a list. */
export function HomeSkeleton() {
  const t = useTranslations('problems');
  return (
    <div className="grid gap-6 pt-3">
      <span aria-hidden="true" className="block h-9 w-3/5 max-w-[420px] rounded-md bg-sunk" />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <span aria-hidden="true" className="block h-[282px] rounded-lg bg-sheet shadow-sm" />
        <Skeleton label={t('loading')} lines={5} />
      </div>
    </div>
  );
}

/** Quiet bars where a list of tables will stand. */
export function ListSkeleton() {
  const t = useTranslations('problems');
  return (
    <div className="py-4">
      <Skeleton label={t('loading')} lines={6} />
    </div>
  );
}
