import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/app/site-frame';
import { currentUser } from '@/lib/auth/session';
import type { MatchProof } from '@/lib/matches/stream/chance-proof';
import { matchProof } from '@/lib/matches/stream/chance-proof';
import { ButtonLink, buttonClasses } from '@/lib/ui/button';
import { Notice } from '@/lib/ui/notice';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('proof');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Once a match is over, its secret seed is published and every shuffle made again. */
export default async function ProofPage({ params }: PageProps<'/matches/[id]/proof'>) {
  const { id } = await params;
  const user = await currentUser();
  const proof = await matchProof({ matchId: id, userId: user?.id });
  if (!proof) notFound();
  const t = await getTranslations('proof');
  return (
    <SiteFrame>
      <article className="grid max-w-[760px] gap-6 pt-2 md:pt-3">
        <header>
          <h1 className="text-title">{t('title')}</h1>
          <p className="mt-2 text-ink-2 leading-normal">{t('lead', { name: proof.name })}</p>
        </header>
        <Verdict proof={proof} />
        <dl className="grid gap-4">
          <Digits term={t('commitment')} hint={t('commitmentHint')} digits={proof.commitment} />
          <Digits term={t('seed')} hint={t('seedHint')} digits={proof.seed} />
        </dl>
        <Shuffles proof={proof} />
        <section className="grid gap-3">
          <p className="text-ink-2 text-sm">{t('downloadHint')}</p>
          <div className="flex flex-wrap gap-2.5">
            <a href={`/matches/${id}/proof/proof.json`} download className={buttonClasses({})}>
              {t('download')}
            </a>
            <ButtonLink look="plain" href={`/matches/${id}`}>
              {t('back')}
            </ButtonLink>
          </div>
        </section>
      </article>
    </SiteFrame>
  );
}

async function Verdict({ proof: { commitmentHolds, shuffles } }: Readonly<{ proof: MatchProof }>) {
  const t = await getTranslations('proof');
  const broken = shuffles.filter(({ holds }) => !holds).length;
  return (
    <div className="grid gap-2">
      <Notice kind={commitmentHolds ? 'done' : 'refusal'}>
        {t(commitmentHolds ? 'commitmentHolds' : 'commitmentBroken')}
      </Notice>
      <Notice kind={broken === 0 ? 'done' : 'refusal'}>
        {broken === 0 ? t('allHold', { count: shuffles.length }) : t('broken', { count: broken })}
      </Notice>
    </div>
  );
}

function Digits({ term, hint, digits }: Readonly<{ term: string; hint: string; digits: string }>) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-ink-2 text-sm">{hint}</dd>
      <dd className="mt-1 break-all rounded-md bg-sheet px-3 py-2 font-mono text-sm">{digits}</dd>
    </div>
  );
}

async function Shuffles({ proof }: Readonly<{ proof: MatchProof }>) {
  const t = await getTranslations();
  const placed = proof.shuffles.map((shuffle, index) => ({ ...shuffle, key: `${shuffle.version} ${index}` }));
  return (
    <section>
      <h2 className="mb-2 text-head">{t('proof.shuffles')}</h2>
      <table className="w-full border-ink border-t-[1.5px] text-left text-sm">
        <thead>
          <tr className="border-line border-b text-ink-2">
            <th className="py-2 pr-3 font-semibold">{t('proof.step')}</th>
            <th className="py-2 pr-3 font-semibold">{t('proof.what')}</th>
            <th className="py-2 pr-3 text-right font-semibold">{t('proof.size')}</th>
            <th className="py-2 font-semibold">{t('proof.result')}</th>
          </tr>
        </thead>
        <tbody>
          {placed.map(({ key, version, type, size, holds }) => (
            <tr key={key} className="border-line border-b">
              <td className="py-2 pr-3 tabular-nums">{version}</td>
              <td className="py-2 pr-3">{t(`games.${proof.game}.shuffles.${type}`)}</td>
              <td className="py-2 pr-3 text-right tabular-nums">{size}</td>
              <td className={`py-2 ${holds ? '' : 'font-semibold text-warn'}`}>
                {t(holds ? 'proof.same' : 'proof.different')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
