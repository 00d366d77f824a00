import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ENDPOINTS } from '@/app/api/v1/endpoints/every-endpoint';
import { PROBLEM_CODES } from '@/app/api/v1/problem-codes';
import { env } from '@/lib/env';
import { PageLink } from '@/lib/ui/page-link';
import { Contents } from '../contents';
import { SectionHead } from '../section-head';
import { EndpointText } from './endpoint-text';
import { ProblemText } from './problem-text';
import { code } from './words';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('api');
  return { title: t('title') };
}

/** The API for people, from the same definitions as its description for machines. */
export default async function ApiPage() {
  const t = await getTranslations('api');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 pt-2 md:pt-3 lg:grid-cols-[260px_minmax(0,760px)]">
      <header className="grid gap-2 lg:col-span-2">
        <h1 className="text-title">{t('title')}</h1>
        <p className="max-w-[44em] text-ink-2 text-lg">{t('lead')}</p>
      </header>
      <ApiContents />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Part title={t('start')} id="start">
          <Begin />
        </Part>
        <Part title={t('rules')} id="rules">
          <Rules />
        </Part>
        <Part title={t('requests')} id="requests">
          <p>{t.rich('openapi', { link: (words) => linkTo('/api/v1/openapi.json', words) })}</p>
          <div>
            {ENDPOINTS.map((endpoint) => (
              <EndpointText key={endpoint.id} endpoint={endpoint} />
            ))}
          </div>
        </Part>
        <Part title={t('problemsTitle')} id="problems">
          <p>{t.rich('problemsLead', { code })}</p>
          <div>
            {PROBLEM_CODES.map((problem) => (
              <ProblemText key={problem} code={problem} />
            ))}
          </div>
        </Part>
      </div>
    </div>
  );
}

async function ApiContents() {
  const t = await getTranslations('api');
  const part = (anchor: string, title: string) => ({ anchor, title, isPart: true });
  const requests = ENDPOINTS.map(({ id }) => ({ anchor: id, title: t(`endpoints.${id}.summary`), isPart: false }));
  const before = [part('start', t('start')), part('rules', t('rules')), part('requests', t('requests'))];
  return <Contents lines={[...before, ...requests, part('problems', t('problemsTitle'))]} />;
}

function Part({ title, id, children }: Readonly<{ title: string; id: string; children: ReactNode }>) {
  return (
    <section id={id} className="grid scroll-mt-4 gap-4">
      <SectionHead title={title} />
      {children}
    </section>
  );
}

function linkTo(href: string, words: ReactNode) {
  return (
    <PageLink href={href} prefetch={false} className="underline">
      {words}
    </PageLink>
  );
}

const LIST = 'grid gap-2 pl-5 marker:text-ink-3';

async function Begin() {
  const t = await getTranslations('api.steps');
  const to = (href: string) => (words: ReactNode) => linkTo(href, words);
  return (
    <ol className={`${LIST} list-decimal`}>
      <li>{t.rich('token', { settings: to('/settings') })}</li>
      <li>{t.rich('send', { code })}</li>
      <li>{t.rich('ask', { prompts: to('#listPrompts'), legal: to('#readPrompts'), command: to('#sendCommand') })}</li>
    </ol>
  );
}

async function Rules() {
  const t = await getTranslations('api.always');
  return (
    <ul className={`${LIST} list-disc`}>
      <li>{t.rich('base', { code, address: `${env().APP_URL}/api/v1` })}</li>
      <li>{t('steps')}</li>
      <li>{t.rich('once', { code })}</li>
      <li>{t('get')}</li>
      <li>{t.rich('problems', { code, problems: (words) => linkTo('#problems', words) })}</li>
      <li>{t('grow')}</li>
    </ul>
  );
}
