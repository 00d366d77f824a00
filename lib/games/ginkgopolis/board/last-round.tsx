'use client';

import { ruleAddress } from '@/lib/games/game-help';
import { Icon } from '@/lib/ui/icon';
import { RuleLink } from '@/lib/ui/rule-link';
import { EndReasons } from './end-reasons';
import styles from './table.module.css';
import { useBoardTexts, useTable } from './table-context';

/** The end is certain: this round is played to its end, and then the match is scored. */
export function LastRound() {
  const t = useBoardTexts();
  const { view } = useTable();
  const isCertain = view.endTriggers.length > 0 && view.phase !== 'finished';
  return (
    <div role="status" className="contents">
      {isCertain ? (
        <div className={styles.lastRound} data-over>
          <p className="font-bold text-gold-ink!">
            <Icon name="warning" size={16} /> {t('lastRound')} <RuleLink to={ruleAddress('ginkgopolis', 'end')} />
          </p>
          <EndReasons triggers={view.endTriggers} />
        </div>
      ) : null}
    </div>
  );
}
