'use client';

import { useLocale } from 'next-intl';
import type { Seat } from '@/lib/engine/game-definition';
import { remarksText, sentencesText } from '@/lib/i18n/joined-text';
import { rankOf } from '../components';
import { placeKey } from '../place';
import { useDistrictLabel } from './district-card';
import { pointsBuilt, useGoldFacts, useRoleWords } from './seat-facts';
import { useStory } from './story-context';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useCallNote } from './use-call-note';

/** "The cities": what everybody has and has built, as an ordered text. */
export function CitiesInWords() {
  const { view } = useTable();
  return view.seats.map((_, seat) => <CityOf key={placeKey({ seat, district: 'keep' })} seat={seat} />);
}

function CityOf({ seat }: Readonly<{ seat: Seat }>) {
  const t = useBoardTexts();
  const locale = useLocale();
  const { view } = useTable();
  const { nameOf } = useGameWords();
  const roleOf = useRoleWords();
  const labelOf = useDistrictLabel();
  const { fresh, changes } = useStory();
  const goldOf = useGoldFacts();
  const shown = view.seats[seat];
  if (!shown) return null;
  const { handSize, city, isComplete } = shown;
  const facts = [
    roleOf(seat),
    seat === view.crown ? t(changes?.crown === seat ? 'missed.crown' : 'hasCrown') : '',
    goldOf(seat).gold,
    t('facts.hand', { count: handSize }),
    t('purse.points', { count: pointsBuilt(view, seat) }),
  ];
  const isNew = (district: (typeof city)[number]['district']) => fresh.has(placeKey({ seat, district }));
  return (
    <section>
      <h4 className="pt-3 font-semibold">{t('cityOf', { name: nameOf(seat) })}</h4>
      <p>
        {sentencesText(
          [t('choices.sentence', { what: remarksText(facts, locale) }), isComplete ? t('complete') : ''],
          locale,
        )}
      </p>
      {city.length === 0 ? <p>{t('emptyCity')}</p> : null}
      <ol className="list-decimal ps-6">
        {city.map(({ district }) => (
          <li key={district}>
            {sentencesText([labelOf(district), isNew(district) ? t(changes ? 'missed.built' : 'fresh') : ''], locale)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "The call": where each rank stands. */
export function CallInWords() {
  const t = useBoardTexts();
  const { view } = useTable();
  const { character: nameOf } = useGameWords();
  const noteOf = useCallNote();
  return (
    <ol>
      {view.calls.map((call) => (
        <li key={call.character}>
          {t('choices.call', { rank: rankOf(call.character), name: nameOf(call.character), note: noteOf(call) })}
        </li>
      ))}
    </ol>
  );
}
