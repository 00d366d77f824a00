/** Names of every kind: short, long, with accents, in Chinese, and the same first letter twice. */
export const PEOPLE = [
  { seat: 0, name: 'Mira' },
  { seat: 1, name: 'Noor' },
  { seat: 2, name: 'Theodora von und zu Tal' },
  { seat: 3, name: '小林' },
  { seat: 4, name: 'Ștefan' },
  { seat: 5, name: 'Oskar' },
  { seat: 6, name: 'Petra' },
] as const;
