'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '@/lib/ui/dialog';
import { Icon } from '@/lib/ui/icon';
import type { LoadedRule } from './loaded-rule';
import { loadRule } from './loaded-rule';
import { RULE_SHEET } from './rule-sheet-mark';

export type RuleSheetProps = Readonly<{
  /** The paragraphs looked at, the last one on top. */
  path: readonly string[];
  onPath: (path: readonly string[]) => void;
}>;

/** A paragraph of the rules over the page, and those that its links lead to. */
export function RuleSheet({ path, onPath }: RuleSheetProps) {
  const t = useTranslations('ui.rules');
  const address = path.at(-1);
  const rule = useRule(address);
  const title = rule === 'loading' || rule === 'failed' ? t('title') : rule.title;
  return (
    <Dialog open={address !== undefined} onClose={() => onPath([])} title={title}>
      <div
        {...{ [RULE_SHEET]: '' }}
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
            onClick={() => onPath(path.slice(0, -1))}
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
    void loadRule(address)
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
