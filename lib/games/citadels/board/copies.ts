/** A card among others of its kind, by a key that stays with it. */
export type Copy<Card extends string> = Readonly<{ card: Card; place: number; earlier: number; key: string }>;

/** Cards of one kind are equal: each is told from the others by how many of its kind lie before it. */
export function copiesOf<Card extends string>(cards: readonly Card[]): readonly Copy<Card>[] {
  return cards.map((card, place) => {
    const earlier = cards.slice(0, place).filter((each) => each === card).length;
    return { card, place, earlier, key: `${card} ${earlier}` };
  });
}
