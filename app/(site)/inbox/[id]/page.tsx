import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { inboxMail } from '@/lib/notifications/dev-inbox';
import { ButtonLink } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('inbox');
  return { title: t('title'), robots: { index: false } };
}

export default async function InboxMailPage({ params }: PageProps<'/inbox/[id]'>) {
  if (env().SMTP_URL) notFound();
  const mail = await inboxMail((await params).id);
  if (!mail) notFound();
  const t = await getTranslations('inbox');
  const format = await getFormatter();
  return (
    <article className="grid max-w-[760px] gap-4 pt-2 md:pt-3">
      <div>
        <ButtonLink look="plain" href="/inbox" className="-ml-2.5">
          <Icon name="previous" size={18} />
          {t('back')}
        </ButtonLink>
      </div>
      <h1 className="text-xl">{mail.subject}</h1>
      <p className="break-all text-ink-2 text-sm">
        {t('to', { address: mail.to })} · {format.dateTime(mail.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      {/* Scripts stay off. Links of mails open in a new tab, which is not shut in like the mail. */}
      <iframe
        title={t('asHtml')}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={`<base target="_blank">${mail.html}`}
        className="h-[720px] w-full rounded-lg bg-sheet shadow-sm"
      />
      <section>
        <h2 className="mb-2 text-lg">{t('asText')}</h2>
        <TextMail text={mail.text} />
      </section>
    </article>
  );
}

/** The plain part, with its addresses as links. */
function TextMail({ text }: Readonly<{ text: string }>) {
  const parts = text.split(/(https?:\/\/\S+)/);
  const placed = parts.map((part, index) => ({
    part,
    key: parts.slice(0, index).join('').length,
    isLink: index % 2 === 1,
  }));
  return (
    <pre className="overflow-x-auto whitespace-pre-wrap rounded-lg bg-sheet p-4 font-sans text-sm [overflow-wrap:anywhere]">
      {placed.map(({ part, key, isLink }) =>
        isLink ? (
          <a key={key} href={part} className="underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </pre>
  );
}
