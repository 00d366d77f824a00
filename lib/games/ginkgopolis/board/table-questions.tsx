'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Panel } from '@/lib/ui/panel';
import { SealButton } from '@/lib/ui/seal-button';
import { isLetter } from '../components';
import { PROMPT_RULES } from '../help/prompt-rules';
import { Rule } from './rule';
import { GainQuestion, TokenQuestion } from './small-choices';
import { useBoardTexts, useTable } from './table-context';
import { useTurn } from './use-turn';

/** At the table: what a lone letter takes, asked while the round resolves. */
export function GainPanel({ prompt }: Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { issue, command } = useIssuing();
  const { draft, setDraft } = useTurn();
  const played = view.played.find(({ seat }) => seat === you?.seat)?.card ?? draft.card;
  const title = t('gain.title', { letter: played && isLetter(played) ? played : '' });
  return (
    <Panel
      title={title}
      rule={<Rule to={PROMPT_RULES['choose-gain']} about={title} />}
      actions={
        <>
          <GainQuestion title={title} picked={draft.gain} onPick={(gain) => setDraft({ ...draft, gain })} />
          <CommandNotice command={command} />
          <SealButton
            words={t('gain.take')}
            missing={draft.gain ? undefined : t('missing.gain')}
            command={command}
            onPress={() => draft.gain && void issue(prompt.id, { type: 'ChooseGain', data: { gain: draft.gain } })}
          />
        </>
      }
    />
  );
}

/** At the table: where a letter goes, asked while the round resolves. */
export function PlaceTokenPanel({ prompt }: Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { issue, command } = useIssuing();
  const { draft, setDraft } = useTurn();
  const { tokenToPlace } = view;
  if (!tokenToPlace) return null;
  const { letter, at, free } = tokenToPlace;
  const to = draft.tokenTo;
  return (
    <Panel
      title={t(free.length > 0 ? 'token.title' : 'token.pushTitle', { letter })}
      rule={
        <Rule
          to={free.length > 0 ? PROMPT_RULES['place-token'] : 'pushing-the-letter'}
          about={t('token.place', { letter })}
        />
      }
      actions={
        <>
          <TokenQuestion
            letter={letter}
            at={at}
            free={free}
            picked={to}
            onPick={(tokenTo) => setDraft({ ...draft, tokenTo })}
          />
          <CommandNotice command={command} />
          <SealButton
            words={t('token.place', { letter })}
            missing={to ? undefined : t('missing.token')}
            command={command}
            onPress={() => to && void issue(prompt.id, { type: 'PlaceToken', data: { to } })}
          />
        </>
      }
    >
      <p className="pb-1 text-ink-2 text-sm">{t('token.hint')}</p>
    </Panel>
  );
}
