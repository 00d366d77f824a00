import { getFormatter, getTranslations } from 'next-intl/server';
import { ActionButton } from '@/app/action-button';
import type { SentMail } from '@/lib/notifications/sent-mails';
import { lastMails } from '@/lib/notifications/sent-mails';
import { sendTestMail } from './person-actions';

/** What has become of the last mails, and a button that tries the way. */
export async function LastMails({ userId }: Readonly<{ userId: string }>) {
  const t = await getTranslations('settings');
  const mails = await lastMails(userId);
  return (
    <div className="grid gap-2.5">
      <h3 className="font-sans font-semibold text-sm">{t('lastMails')}</h3>
      {mails.length === 0 ? <p className="text-ink-2 text-sm">{t('noMails')}</p> : null}
      <ul>
        {mails.map((mail) => (
          <MailLine key={mail.id} mail={mail} />
        ))}
      </ul>
      {mails.some(({ state }) => state === 'failed') ? <p className="text-sm">{t('mailFailedHint')}</p> : null}
      <div className="flex">
        <ActionButton action={sendTestMail} values={{}} busy={t('sending')} size="small">
          {t('testMail')}
        </ActionButton>
      </div>
    </div>
  );
}

async function MailLine({ mail: { kind, about, state, at } }: Readonly<{ mail: SentMail }>) {
  const t = await getTranslations('settings');
  const format = await getFormatter();
  const when = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="border-line border-b py-2 text-sm">
      <b className="font-semibold [overflow-wrap:anywhere]">
        {about === undefined ? t(`mailKinds.${kind}`) : t('mailAbout', { kind: t(`mailKinds.${kind}`), about })}
      </b>{' '}
      <span className={state === 'failed' ? 'text-warn' : 'text-ink-2'}>{t(`mailStates.${state}`, { when })}</span>
    </li>
  );
}
