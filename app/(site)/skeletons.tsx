import { useTranslations } from 'next-intl';
import { Bar, Loading } from '@/lib/ui/skeleton';

/** Quiet bars in the places of home: a greeting, the first match, more of them, open tables beside. */
export function HomeSkeleton() {
  const t = useTranslations('problems');
  return (
    <Loading label={t('loading')} className="grid gap-6 pt-3">
      <Bar className="h-9 w-3/5 max-w-[420px]" />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          <div className="grid items-center gap-6 rounded-lg bg-sheet p-5 shadow-sm md:h-[282px] md:grid-cols-2">
            <Bar className="h-[180px] rounded-lg! md:h-[230px]" />
            <div className="grid gap-3">
              <Bar className="h-3.5 w-2/5" />
              <Bar className="h-6 w-3/5" />
              <Bar className="h-4 w-full" />
              <Bar className="mt-3 h-13 w-44" />
            </div>
          </div>
          <Lines count={4} />
        </div>
        <div>
          <div className="border-ink border-b-[1.5px] pb-2.5">
            <Bar className="h-5 w-2/5" />
          </div>
          <Lines count={3} />
        </div>
      </div>
    </Loading>
  );
}

function Lines({ count }: Readonly<{ count: number }>) {
  return Array.from({ length: count }, (_, line) => `line-${line}`).map((key) => (
    <div
      key={key}
      className="grid min-h-18 grid-cols-[minmax(0,1fr)_88px] items-center gap-4 border-line border-b py-2.5"
    >
      <div className="grid gap-2">
        <Bar className="h-4 w-2/5" />
        <Bar className="h-3 w-3/5" />
      </div>
      <Bar className="h-9" />
    </div>
  ));
}
