import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import type { Endpoint } from '@/app/api/v1/endpoint';

type EndpointProps = Readonly<{ endpoint: Endpoint }>;

/** One request: what it is for, who may make it, an example, and what can go wrong. */
export async function EndpointText({ endpoint }: EndpointProps) {
  const t = await getTranslations('api');
  const { id, method, path, query, access } = endpoint;
  const names = namesIn(query);
  return (
    <article id={id} className="grid scroll-mt-4 gap-2">
      <h3 className="text-lg">{t(`endpoints.${id}.summary`)}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2 font-mono text-sm">
        <b className="rounded-sm bg-action-soft px-1.5 py-0.5 font-semibold">{method}</b>
        <span className="break-all">{path}</span>
        <span className="ml-auto font-sans text-ink-3">{t(`access.${access}`)}</span>
      </p>
      <p>{t(`endpoints.${id}.description`)}</p>
      {names.length > 0 ? <p className="text-ink-2 text-sm">{t('call.query', { names: names.join(', ') })}</p> : null}
      <Example endpoint={endpoint} />
      <Problems endpoint={endpoint} />
    </article>
  );
}

function namesIn(schema: z.ZodType): readonly string[] {
  return 'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null
    ? Object.keys(schema.shape)
    : [];
}

async function Example({ endpoint }: EndpointProps) {
  const t = await getTranslations('api.call');
  const { method, body, status, example } = endpoint;
  const sent = [`${method} ${addressOf(endpoint)}`, ...(body ? [asText(example.body)] : [])].join('\n\n');
  return (
    <details className="rounded-md bg-raised inset-ring inset-ring-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold text-sm">{t('example')}</summary>
      <div className="grid gap-3 px-3 pb-3">
        <Block title={t('sent')}>{sent}</Block>
        <Block title={t('answered', { status })}>{example.answer === undefined ? '' : asText(example.answer)}</Block>
      </div>
    </details>
  );
}

function addressOf({ path, example }: Endpoint): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? '');
  const query = new URLSearchParams(example.query).toString();
  return `/api/v1${filled}${query ? `?${query}` : ''}`;
}

const asText = (value: unknown) => JSON.stringify(value, null, 2);

function Block({ title, children }: Readonly<{ title: string; children: string }>) {
  return (
    <div className="grid gap-1">
      <p className="text-ink-3 text-sm">{title}</p>
      {children ? (
        <pre className="whitespace-pre-wrap break-words rounded-md bg-sunk p-3 font-mono text-sm">{children}</pre>
      ) : null}
    </div>
  );
}

/** Those of this request alone; what any request may answer stands with the others at the end of the page. */
async function Problems({ endpoint: { problems } }: EndpointProps) {
  const t = await getTranslations('api.call');
  if (problems.length === 0) return null;
  return (
    <p className="text-ink-2 text-sm">
      {t('problems')}{' '}
      {problems.map((code, index) => (
        <span key={code}>
          {index > 0 ? ', ' : null}
          <a href={`#problem-${code}`} className="break-words underline">
            {code}
          </a>
        </span>
      ))}
    </p>
  );
}
