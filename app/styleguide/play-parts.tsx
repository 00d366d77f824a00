'use client';

import { CommandNotice } from '@/lib/ui/command-notice';
import { GameLog } from '@/lib/ui/game-log';
import { ownersOf } from '@/lib/ui/owner';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Panel } from '@/lib/ui/panel';
import { ScoreGroup, ScoreRow, ScoreTable } from '@/lib/ui/score-table';
import { SealButton } from '@/lib/ui/seal-button';
import { Deed, StoryFrame, StoryRecap } from '@/lib/ui/story-frame';
import type { CommandState } from '@/lib/ui/use-command';
import { PEOPLE } from './people';
import { Section } from './section';

const owners = ownersOf(PEOPLE);

/** As long as a refusal gets in the wordiest of the languages. */
const LONG_REFUSAL = 'Der Urbanisierungsmarker liegt inzwischen an einem anderen Stadtrand, dort wird gerade gebaut.';

const COMMANDS: readonly CommandState[] = [
  { status: 'idle' },
  { status: 'sending' },
  { status: 'retrying' },
  { status: 'failed' },
  { status: 'refused', message: LONG_REFUSAL, rule: '/rules/ginkgopolis/choosing' },
];

const LONG_SEAL = 'Blau 17 auf Rot 4 bauen und den Urbanisierungsmarker verschieben';

/** What every table is made of beside its board. */
export function PlayParts() {
  return (
    <>
      <Section name="panel, seal-button, command-notice">
        {COMMANDS.map((command) => (
          <div key={command.status} className="w-[316px]">
            <Panel
              kind={command.status}
              title={command.status === 'refused' ? LONG_SEAL : 'title'}
              actions={
                <>
                  <CommandNotice command={command} />
                  <SealButton
                    words={command.status === 'refused' ? LONG_SEAL : 'seal'}
                    command={command}
                    onPress={() => undefined}
                  />
                </>
              }
              note="note"
            >
              <p className="text-sm">details</p>
            </Panel>
          </div>
        ))}
        <div className="w-[316px]">
          <SealButton words="" missing="missing" command={{ status: 'idle' }} onPress={() => undefined} />
        </div>
      </Section>
      {[2, 3, 7].map((count) => (
        <Section key={count} name={`score-table, ${count} players`}>
          <Scores count={count} />
        </Section>
      ))}
      <Section name="story-frame, game-log">
        <Story />
      </Section>
    </>
  );
}

/** Points no match reaches, so that the columns are tried. */
const MOST_POINTS = 1_234_567_890;

function Scores({ count }: Readonly<{ count: number }>) {
  const scores = PEOPLE.slice(0, count).map(({ seat }) => ({ seat, rank: seat < 2 ? 1 : seat + 1 }));
  return (
    <div className="w-full bg-raised p-4">
      <ScoreTable
        words={{ title: 'scores', what: 'what', winner: 'winner' }}
        scores={scores}
        owners={owners}
        foot={
          <>
            <ScoreRow title="total" cell={(seat) => (count === 2 ? MOST_POINTS : 40 - seat)} />
            <ScoreRow title="rank" cell={(seat) => seat + 1} />
          </>
        }
      >
        <ScoreRow title="row" cell={(seat) => seat} />
        <ScoreGroup title="group" />
        <ScoreRow title="Zuerst vollständige Stadt mit allen Stadtvierteln" cell={(seat) => seat * 3} />
        <ScoreRow
          tall
          title="tall"
          cell={(seat) => [...Array(seat + 1).keys()].map((each) => <p key={each}>{each}</p>)}
        />
      </ScoreTable>
    </div>
  );
}

const LINES = PEOPLE.map(({ seat, name }) => ({ key: String(seat), words: `${name} ${LONG_SEAL}` }));

function Story() {
  return (
    <div className="flex h-[420px] w-[340px] flex-col">
      <StoryFrame
        label="story"
        logTitle="log"
        log={<GameLog chapters={[{ key: '1', title: 'chapter', lines: LINES }]} empty="empty" />}
      >
        <StoryRecap title="recap">
          {owners.slice(0, 3).map((owner) => (
            <Deed key={owner.seat} mark={<OwnerMark owner={owner} size={20} silent />}>
              {LONG_SEAL}
            </Deed>
          ))}
          <Deed mark={null}>nobody</Deed>
        </StoryRecap>
      </StoryFrame>
    </div>
  );
}
