import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ENDPOINTS } from '@/app/api/v1/endpoints/every-endpoint';
import { PROBLEM_CODES } from '@/app/api/v1/problem-codes';
import { env } from '@/lib/env';
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
    <div className="grid max-w-[760px] gap-10 pt-2 md:pt-3">
      <header className="grid gap-2">
        <h1 className="text-title">{t('title')}</h1>
        <p className="text-ink-2 text-lg">{t('lead')}</p>
      </header>
      <Part title={t('start')}>
        <Begin />
      </Part>
      <Part title={t('rules')}>
        <Rules />
      </Part>
      <Part title={t('requests')}>
        <p>{t.rich('openapi', { link: (words) => linkTo('/api/v1/openapi.json', words) })}</p>
        <div className="grid gap-8">
          {ENDPOINTS.map((endpoint) => (
            <EndpointText key={endpoint.id} endpoint={endpoint} />
          ))}
        </div>
      </Part>
      <Part title={t('problemsTitle')} id="problems">
        <p>{t.rich('problemsLead', { code })}</p>
        <div className="grid gap-4">
          {PROBLEM_CODES.map((problem) => (
            <ProblemText key={problem} code={problem} />
          ))}
        </div>
      </Part>
    </div>
  );
}

function Part({ title, id, children }: Readonly<{ title: string; id?: string; children: ReactNode }>) {
  return (
    <section id={id} className="grid scroll-mt-4 gap-4">
      <SectionHead title={title} />
      {children}
    </section>
  );
}

function linkTo(href: string, words: ReactNode) {
  return (
    <Link href={href} prefetch={false} className="underline">
      {words}
    </Link>
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
