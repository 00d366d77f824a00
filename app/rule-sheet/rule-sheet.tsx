'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '@/lib/ui/dialog';
import { Icon } from '@/lib/ui/icon';
import { RULE_LINK } from '@/lib/ui/rule-link';
import type { LoadedRule } from './loaded-rule';

const SHEET = 'data-rule-sheet';

/**
 * Opens links to a paragraph of the rules in a sheet over the page, so that nothing half chosen is lost. Without it they
 * are ordinary links that open a new tab.
 */
export function RuleSheet() {
  const t = useTranslations('ui.rules');
  /** The paragraphs looked at, the last one on top. */
  const [path, setPath] = useState<readonly string[]>([]);
  const address = path.at(-1);
  const rule = useRule(address);
  useRuleLinks((opened, isInSheet) => setPath((before) => (isInSheet ? [...before, opened] : [opened])));
  const title = rule === 'loading' || rule === 'failed' ? t('title') : rule.title;
  return (
    <Dialog open={address !== undefined} onClose={() => setPath([])} title={title}>
      <div
        {...{ [SHEET]: '' }}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 leading-relaxed [overflow-wrap:anywhere]"
      >
        <div role="status" className="contents">
          {rule === 'loading' || rule === 'failed' ? <p>{t(rule)}</p> : null}
        </div>
        {typeof rule === 'object' ? <Words {...rule} /> : null}
      </div>
      <p className="flex flex-wrap items-center gap-x-5 border-line border-t pt-2 text-sm">
        {path.length > 1 ? (
          <button
            type="button"
            onClick={() => setPath(path.slice(0, -1))}
            className="inline-flex min-h-11 items-center gap-1 underline"
          >
            <Icon name="previous" size={16} />
            {t('back')}
          </button>
        ) : null}
        <a
          href={wholeRules(address)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center underline"
        >
          {t('all')}
        </a>
      </p>
    </Dialog>
  );
}

/** Read from the beginning, whatever was read before. */
function Words({ content }: Pick<LoadedRule, 'content'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...content);
    place.current?.closest('dialog')?.scrollTo(0, 0);
  }, [content]);
  return <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-3" />;
}

/** `/rules/game/anchor` stands at `/rules/game#anchor` among all the others. */
function wholeRules(address = ''): string {
  return address.replace(/\/([^/]+)$/, '#$1');
}

type Rule = LoadedRule | 'loading' | 'failed';

function useRule(address: string | undefined): Rule {
  const [loaded, setLoaded] = useState<Readonly<{ address: string; rule: Rule }>>();
  useEffect(() => {
    if (address === undefined) return;
    let isWanted = true;
    void import('./loaded-rule')
      .then(({ loadRule }) => loadRule(address))
      .catch(() => 'failed' as const)
      .then((rule) => {
        if (isWanted) setLoaded({ address, rule });
      });
    return () => {
      isWanted = false;
    };
  }, [address]);
  return loaded !== undefined && loaded.address === address ? loaded.rule : 'loading';
}

/** Presses of links to rules, wherever they stand, unless the reader asks for a tab or a window. */
function useRuleLinks(onOpen: (address: string, isInSheet: boolean) => void) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isInSheet = link?.closest(`[${SHEET}]`) !== null;
      if (!link?.matches(`[${RULE_LINK}], [${SHEET}] a`) || wantsOwnPlace(event)) return;
      event.preventDefault();
      onOpen(link.pathname, isInSheet);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });
}

function wantsOwnPlace({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}
