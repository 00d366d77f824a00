'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { Button } from '@/lib/ui/button';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Panel } from '@/lib/ui/panel';
import { SealButton } from '@/lib/ui/seal-button';
import { isBusy } from '@/lib/ui/use-command';
import { Words } from '@/lib/ui/wording';
import type { CitadelsCommand } from '../commands';
import { PROMPT_RULES } from '../help/prompt-rules';
import { GRAVEYARD_PRICE } from '../rulings';
import { districtName } from '../wording';
import { cardClasses, DistrictFace } from './district-card';
import { EndQuestion } from './end-question';
import styles from './graveyard-panel.module.css';
import { OrdersButton } from './orders-button';
import { Rule } from './rule';
import { useStory } from './story-context';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** A district was destroyed: the Graveyard may fetch it, as a reaction in another's turn. */
export function GraveyardPanel({ prompt }: Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { district: nameOf } = useGameWords();
  const { issue, command } = useIssuing<CitadelsCommand>();
  const { offer } = view;
  if (!offer || !you) return null;
  const { district } = offer;
  const answer = (take: boolean) => void issue(prompt.id, { type: 'AnswerGraveyard', data: { take } });
  const owns = you.city.some((built) => built.district === district);
  return (
    <Panel
      title={t('graveyard.title')}
      rule={<Rule to={PROMPT_RULES['use-graveyard']} about={t('graveyard.title')} />}
      summary={<b className="whitespace-normal!">{t('graveyard.short', { district: nameOf(district) })}</b>}
      actions={
        <>
          <EndQuestion />
          <CommandNotice command={command} />
          <SealButton
            icon="coin"
            words={t('graveyard.take', { district: nameOf(district), count: GRAVEYARD_PRICE })}
            command={command}
            onPress={() => answer(true)}
          />
          <Button wide aria-disabled={isBusy(command) || undefined} onClick={() => !isBusy(command) && answer(false)}>
            {t('graveyard.leave')}
          </Button>
          <OrdersButton wide />
        </>
      }
    >
      <div className={styles.scene}>
        <div className={cardClasses(styles.card)}>
          <DistrictFace district={district} />
        </div>
        <Destroyed />
      </div>
      <dl className={styles.ledger}>
        <div>
          <dt>{t('graveyard.gold')}</dt>
          <dd>{t('graveyard.change', { from: you.gold, to: you.gold - GRAVEYARD_PRICE })}</dd>
        </div>
        <div>
          <dt>{t('graveyard.hand')}</dt>
          <dd>{t('graveyard.change', { from: you.handSize, to: you.handSize + 1 })}</dd>
        </div>
        <div>
          <dt>{t('graveyard.city')}</dt>
          <dd>{t(owns ? 'graveyard.owned' : 'graveyard.notOwned')}</dd>
        </div>
      </dl>
    </Panel>
  );
}

function Destroyed() {
  const { destroyed } = useStory();
  const { wording } = useGameWords();
  if (!destroyed) return null;
  const { seat, of, district, price } = destroyed;
  return (
    <p>
      <Words>
        {wording({
          kind: 'message',
          key: 'board.graveyard.what',
          values: {
            player: { kind: 'seat', seat },
            owner: { kind: 'seat', seat: of },
            district: districtName(district),
            price,
          },
        })}
      </Words>
    </p>
  );
}
