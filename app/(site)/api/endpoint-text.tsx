import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import type { Endpoint } from '@/app/api/v1/endpoint';
import { Icon } from '@/lib/ui/icon';

type EndpointProps = Readonly<{ endpoint: Endpoint }>;

/** One request: what it is for, and folded who may make it, an example, and what can go wrong. A link to it opens it. */
export async function EndpointText({ endpoint }: EndpointProps) {
  const t = await getTranslations('api');
  const { id, method, path, query, access } = endpoint;
  const names = namesIn(query);
  return (
    <details className="group/endpoint border-line border-b">
      <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 hover:bg-sheet md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <h3 className="text-base">{t(`endpoints.${id}.summary`)}</h3>
        <span className="flex items-baseline gap-2 font-mono text-sm max-md:col-start-1">
          <b className="rounded-sm bg-action-soft px-1.5 py-0.5 font-semibold">{method}</b>
          <span className="break-all text-ink-2">{path}</span>
        </span>
        <Icon
          name="up"
          size={18}
          className="col-start-2 row-start-1 rotate-180 text-ink-3 group-open/endpoint:rotate-0 max-md:row-span-2 md:col-start-3"
        />
      </summary>
      <div id={id} className="grid scroll-mt-20 gap-2 pt-1 pb-5">
        <p>{t(`endpoints.${id}.description`)}</p>
        <p className="text-ink-2 text-sm">{t(`access.${access}`)}</p>
        {names.length > 0 ? <p className="text-ink-2 text-sm">{t('call.query', { names: names.join(', ') })}</p> : null}
        <Example endpoint={endpoint} />
        <Problems endpoint={endpoint} />
      </div>
    </details>
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
