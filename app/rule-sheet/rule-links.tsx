'use client';

import { useEffect, useState } from 'react';
import { wantsOwnPlace } from '@/app/own-place';
import type { LatePart } from '@/lib/ui/late';
import { Late } from '@/lib/ui/late';
import { RULE_LINK } from '@/lib/ui/rule-link';
import { useSheetHistory } from '@/lib/ui/use-sheet-history';
import type { RuleSheetProps } from './rule-sheet';
import { RULE_SHEET } from './rule-sheet-mark';

const SHEET: LatePart<RuleSheetProps> = { load: () => import('./rule-sheet').then((part) => part.RuleSheet) };

/**
 * Opens links to a paragraph of the rules in a sheet over the page, so that nothing half chosen is lost. Without it they
 * are ordinary links that open a new tab.
 */
export function RuleLinks() {
  /** The paragraphs looked at, the last one on top; undefined before the first. */
  const [path, setPath] = useState<readonly string[]>();
  useRuleLinks((opened, isInSheet) => setPath((before = []) => (isInSheet ? [...before, opened] : [opened])));
  // What a page left behind that was loaded again with its sheet open.
  useSheetHistory(false, () => undefined);
  return path ? <Late part={SHEET} props={{ path, onPath: setPath }} /> : null;
}

/** Presses of links to rules, wherever they stand, unless the reader asks for a tab or a window. */
function useRuleLinks(onOpen: (address: string, isInSheet: boolean) => void) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isInSheet = link?.closest(`[${RULE_SHEET}]`) !== null;
      if (!link?.matches(`[${RULE_LINK}], [${RULE_SHEET}] a`) || wantsOwnPlace(event)) return;
      event.preventDefault();
      onOpen(link.pathname, isInSheet);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}
