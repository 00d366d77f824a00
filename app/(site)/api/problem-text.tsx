import { getTranslations } from 'next-intl/server';
import type { ProblemCode } from '@/app/api/v1/problem-codes';
import { PROBLEMS } from '@/app/api/v1/problem-codes';
import { code as asCode } from './words';

/** One problem, at the address its documents name as their type. */
export async function ProblemText({ code }: Readonly<{ code: ProblemCode }>) {
  const t = await getTranslations('api');
  const detail = `problems.${code}.detail`;
  return (
    <article
      id={`problem-${code}`}
      className="grid scroll-mt-4 gap-0.5 border-line border-b py-2.5 target:bg-gold-soft"
    >
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-base">
        {t(`problems.${code}.title`)} <span className="text-ink-3 text-sm">{asCode(`${PROBLEMS[code]} ${code}`)}</span>
      </h3>
      {t.has(detail) ? <p className="text-ink-2 text-sm">{t(detail)}</p> : null}
    </article>
  );
}
