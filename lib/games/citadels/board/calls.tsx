'use client';

import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { tipWith } from '@/lib/ui/tip';
import { rankOf } from '../components';
import type { Call } from '../view-types';
import styles from './calls.module.css';
import { CharacterPicture } from './character-picture';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { stateOf, useCallNote } from './use-call-note';

/** The call of the ranks as a line of time, from the lowest to the highest. */
export function Calls() {
  const t = useBoardTexts();
  const { view } = useTable();
  return (
    <section className={styles.frame} aria-label={t('calls')} data-guide="calls">
      <ol className={styles.calls} data-count={view.calls.length}>
        {view.calls.map((call) => (
          <CallMark key={call.character} call={call} />
        ))}
      </ol>
    </section>
  );
}

function CallMark({ call }: Readonly<{ call: Call }>) {
  const { view, owners, seat: you } = useTable();
  const { character: nameOf, power } = useGameWords();
  const { character, answeredBy } = call;
  const state = stateOf(view, you, call);
  const owner = owners[answeredBy ?? (state === 'own' ? you : undefined) ?? -1];
  return (
    <li className={styles.call} data-state={state} {...tipWith(power(character))}>
      <span className={styles.disc}>
        <span className={styles.face}>
          <CharacterPicture character={character} close />
        </span>
        <span className={styles.rank}>{rankOf(character)}</span>
        {owner ? <OwnerMark owner={owner} size={20} silent className={styles.owner ?? ''} /> : null}
        <Threat call={call} />
      </span>
      <b className={styles.name}>{nameOf(character)}</b>
      <Note call={call} />
    </li>
  );
}

function Note({ call }: Readonly<{ call: Call }>) {
  return <span className={styles.note}>{useCallNote()(call)}</span>;
}

/** Who was named by the Assassin or the Thief. */
function Threat({ call: { character } }: Readonly<{ call: Call }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  if (view.murdered === character) {
    return (
      <span className={styles.threat}>
        <Icon name="dagger" size={12} label={t('call.murderedMark')} />
      </span>
    );
  }
  if (view.robbed !== character) return null;
  return (
    <span className={styles.threat}>
      <Icon name="mask" size={13} label={t('call.robbedMark')} />
    </span>
  );
}
