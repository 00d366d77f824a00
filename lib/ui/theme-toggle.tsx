'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useState } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';
import type { Theme } from './theme';
import { THEMES, themeAttribute } from './theme';
import { tipped } from './tip';

const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const satisfies Record<Theme, IconName>;

function show(theme: Theme): void {
  const attribute = themeAttribute(theme);
  if (attribute) document.documentElement.dataset.theme = attribute;
  else delete document.documentElement.dataset.theme;
}

type ThemeToggleProps = Readonly<{
  /** From the cookie, see `parseTheme`. */
  initial: Theme;
  /** Keeps the choice in the cookie, so that the next page comes in the right colours. */
  remember: (theme: Theme) => Promise<void>;
}>;

/** Light, dark, or as the device has it: a row of three. */
export function ThemeToggle({ initial, remember }: ThemeToggleProps) {
  const t = useTranslations('ui.theme');
  const [theme, setTheme] = useState(initial);
  return (
    <fieldset className="inline-flex rounded-full bg-sheet p-[3px] shadow-sm inset-ring inset-ring-line">
      <legend className="sr-only">{t('label')}</legend>
      {THEMES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={theme === each}
          aria-label={t(each)}
          {...tipped}
          onClick={() => {
            show(each);
            setTheme(each);
            startTransition(() => remember(each));
          }}
          className="grid size-11 place-items-center rounded-full text-ink-2 hover:text-ink aria-pressed:bg-ink aria-pressed:text-sheet md:size-8.5"
        >
          <Icon name={ICONS[each]} size={17} />
        </button>
      ))}
    </fieldset>
  );
}
