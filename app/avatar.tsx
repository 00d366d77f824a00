const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first character of a name on a leaf-green disc. */
export function Avatar({ name }: Readonly<{ name: string }>) {
  const [first] = GRAPHEMES.segment(name);
  return (
    <span
      aria-hidden="true"
      className="grid size-7 place-items-center rounded-full bg-[var(--own-green)] font-sans text-sm font-extrabold text-[var(--on-own)]"
    >
      {first?.segment.toLocaleUpperCase()}
    </span>
  );
}
