import { getTranslations } from 'next-intl/server';
import { ActionButton } from '@/app/action-button';
import { blockedPeople } from '@/lib/matches/people/blocks';
import { PageLink } from '@/lib/ui/page-link';
import { Portrait } from '@/lib/ui/portrait';
import { unblock } from '../people/[id]/actions';

/** Whom the reader wants to have nothing to do with. */
export async function BlockedPeople({ userId }: Readonly<{ userId: string }>) {
  const t = await getTranslations();
  const people = await blockedPeople(userId);
  if (people.length === 0) return <p className="text-ink-2 text-sm">{t('settings.nobodyBlocked')}</p>;
  return (
    <ul>
      {people.map(({ id, name }) => (
        <li key={id} className="flex min-h-14 items-center gap-3 border-line border-b py-2">
          <Portrait id={id} />
          <PageLink
            href={`/people/${id}`}
            prefetch={false}
            className="mr-auto min-w-0 no-underline [overflow-wrap:anywhere] hover:underline"
          >
            <bdi>{name}</bdi>
          </PageLink>
          <ActionButton
            action={unblock}
            values={{ personId: id }}
            busy={t('person.busy')}
            label={t('person.unblock', { name })}
            size="small"
          >
            {t('settings.unblock')}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
