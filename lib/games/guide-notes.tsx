'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { GuideNote } from '@/lib/ui/guide-note';
import { ruleAddress } from './game-help';
import { useIssuing } from './issuing';
import type { GuidePlace, Lesson } from './lessons';
import { hushed, isHushed, nextLesson } from './lessons';
import { useLessonsGiven } from './use-lessons-given';

type GuideNotesProps<Sight> = Readonly<{ game: string; lessons: readonly Lesson<Sight>[]; sight: Sight }>;

const placeOf = (place: GuidePlace) => `[data-guide="${place}"]`;

/** The questions and buttons of the panel: on a phone, all that there is to press. */
const KEEP_FREE = '[data-guide="foot"]';

/** The notes of a practice table, one at a time. */
export function GuideNotes<Sight>({ game, lessons, sight }: GuideNotesProps<Sight>) {
  const t = useTranslations(`games.${game}`);
  const { matchId } = useIssuing();
  const [given, setGiven] = useLessonsGiven(matchId);
  const lesson = isHushed(given) ? undefined : nextLesson(lessons, sight, given);
  const give = (key: string) => {
    if (!given.includes(key)) setGiven([...given, key]);
  };
  useOvertaken(lesson?.key, give);
  return (
    <div aria-live="polite">
      {lesson ? (
        <GuideNote
          key={lesson.key}
          words={t(`guide.${lesson.key}`)}
          rule={ruleAddress(game, lesson.rule)}
          about={lesson.at.map(placeOf)}
          keepFree={KEEP_FREE}
          onGotIt={() => give(lesson.key)}
          onHush={() => setGiven(hushed(given))}
        />
      ) : null}
    </div>
  );
}

/** Who plays on has read the note that was shown: it does not come back. */
function useOvertaken(shown: string | undefined, give: (key: string) => void): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== undefined && before.current !== shown) give(before.current);
    before.current = shown;
  });
}
