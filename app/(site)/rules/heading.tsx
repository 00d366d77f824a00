import type { Level } from '@/lib/rulebook/rule-book';

type RuleHeadingProps = Readonly<{ title: string; level: Level; anchor: string }>;

/** A finger has more room than the letters take. */
const LINK = 'relative block no-underline before:absolute before:inset-x-0 before:-inset-y-3.5 hover:underline';

/** The heading of a paragraph among others: an address of its own, to be sent to somebody. */
export function RuleHeading({ title, level, anchor }: RuleHeadingProps) {
  const words = (
    <a href={`#${anchor}`} className={LINK}>
      {title}
    </a>
  );
  if (level === 1) {
    return (
      <h2 id={anchor} className="mt-10 scroll-mt-4 border-ink border-b-[1.5px] pb-2 text-xl first:mt-0">
        {words}
      </h2>
    );
  }
  if (level === 2) {
    return (
      <h3 id={anchor} className="mt-6 scroll-mt-4 text-lg">
        {words}
      </h3>
    );
  }
  return (
    <h4 id={anchor} className="mt-3 scroll-mt-4 font-sans font-semibold text-base">
      {words}
    </h4>
  );
}
