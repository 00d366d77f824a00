'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '@/lib/ui/button';
import { Dialog } from '@/lib/ui/dialog';
import { isBusy } from '@/lib/ui/use-command';
import { CommandTrouble } from './command-trouble';
import { HolidayDeed } from './holiday-deed';
import { MenuDeed } from './menu-deed';
import { SeatTimes } from './seat-times';
import type { TableFacts } from './table-facts';
import { playersOf } from './table-facts';
import { useNow } from './use-now';
import type { TableCommanding } from './use-table-command';
import { useTableCommand } from './use-table-command';

export type TableMenuSheetProps = Readonly<{
  facts: TableFacts;
  now: number;
  stands: boolean | undefined;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}>;

/** What opens from the button of the table's menu. */
export function TableMenuSheet({ facts, now: first, stands, isOpen, onClose, children }: TableMenuSheetProps) {
  const t = useTranslations('atTable.menu');
  const now = useNow(first, stands);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')}>
      <SeatTimes facts={facts} now={now} />
      {facts.menu ? <Deeds facts={facts} now={now} onDone={onClose} /> : null}
      {children}
    </Dialog>
  );
}

type DeedsProps = Readonly<{ facts: TableFacts; now: number; onDone: () => void }>;
type Ending = 'Resign' | 'CancelMatch';

/** Each with a sentence on what it does, or on why it cannot be done now. */
function Deeds({ facts, now, onDone }: DeedsProps) {
  const commanding = useTableCommand(facts.matchId);
  const [ending, setEnding] = useState<Ending | null>(null);
  if (ending) {
    return <LastQuestion {...{ ending, facts, commanding, onDone }} onKeep={() => setEnding(null)} />;
  }
  const reasons = facts.menu?.reasons;
  return (
    <div className="grid">
      <CommandTrouble state={commanding.state} />
      <HolidayDeed {...{ facts, now, commanding }} />
      <PauseDeed {...{ facts, commanding }} />
      <MenuDeed kind="Resign" reason={reasons?.Resign} onPress={() => setEnding('Resign')} />
      {facts.isOwner ? (
        <MenuDeed kind="CancelMatch" reason={reasons?.CancelMatch} onPress={() => setEnding('CancelMatch')} />
      ) : null}
    </div>
  );
}

type PauseDeedProps = Readonly<{ facts: TableFacts; commanding: TableCommanding }>;

function PauseDeed({ facts, commanding: { give, state } }: PauseDeedProps) {
  const { reasons } = facts.menu ?? {};
  const [kind] = (['ResumeMatch', 'TakePauseBack', 'AskForPause'] as const).filter((each) => reasons?.[each] === null);
  const players = playersOf(facts);
  return (
    <MenuDeed
      kind={kind ?? 'AskForPause'}
      reason={reasons?.[kind ?? 'AskForPause']}
      values={{ asked: players.filter(({ asksForPause }) => asksForPause).length, count: players.length }}
      isBusy={isBusy(state)}
      onPress={() => (kind ? void give({ type: kind }) : undefined)}
    />
  );
}

type LastQuestionProps = Readonly<{
  ending: Ending;
  facts: TableFacts;
  commanding: TableCommanding;
  onKeep: () => void;
  onDone: () => void;
}>;

/** What cannot be taken back is asked once more. */
function LastQuestion({ ending, facts, commanding: { give, state }, onKeep, onDone }: LastQuestionProps) {
  const t = useTranslations('atTable.menu.sure');
  const id = useId();
  const end = async () => {
    if (!isBusy(state) && (await give({ type: ending }))) onDone();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3 border-line border-t pt-3">
      <h3 id={`${id}-title`} className="text-lg">
        {t(`${ending}.title`)}
      </h3>
      <p id={`${id}-what`} className="text-ink-2">
        {t(`${ending}.what`, { sealed: facts.hasSealed ? 'yes' : 'no' })}
      </p>
      <CommandTrouble state={state} />
      <div className="flex flex-wrap gap-2.5">
        {/* The way back has the focus: Enter alone must not end anything. */}
        <Button autoFocus aria-describedby={`${id}-title ${id}-what`} onClick={onKeep}>
          {t(`${ending}.keep`)}
        </Button>
        <Button look="primary" aria-disabled={isBusy(state)} onClick={() => void end()}>
          {t(`${ending}.do`)}
        </Button>
      </div>
    </section>
  );
}
