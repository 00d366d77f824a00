import { getTranslations } from 'next-intl/server';
import { OptionRule } from '@/lib/games/option-rule';

/** What the table has agreed on, each choice with its explanation. */
export async function TableOptions({
  game,
  options,
}: Readonly<{ game: string; options: Readonly<Record<string, unknown>> }>) {
  const t = await getTranslations();
  const chosen = Object.entries(options);
  if (chosen.length === 0) return null;
  return (
    <section>
      <h2 className="border-ink border-b-[1.5px] pb-2 text-head">{t('match.options')}</h2>
      <dl className="grid gap-3 pt-3">
        {chosen.map(([key, value]) => (
          <div key={key}>
            <dt className="flex items-center gap-1.5 text-ink-2 text-sm">
              {t(`games.${game}.options.${key}.label`)}
              <OptionRule
                game={game}
                option={key}
                label={t(`games.${game}.options.${key}.label`)}
                className="max-md:-my-2.5"
              />
            </dt>
            <dd>
              <b className="font-semibold">{t(`games.${game}.options.${key}.values.${value}.label`)}</b>{' '}
              <span className="text-ink-2 text-sm">
                {t(`games.${game}.options.${key}.values.${value}.explanation`)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
