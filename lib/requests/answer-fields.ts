export type Fields = Readonly<Record<string, unknown>>;

/** What the server answered, for reading field by field: a parser of schemas would be a fifth of a page's scripts. */
export function fieldsOf(answer: unknown): Fields {
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

/** A text that must be there: without it this is no answer of the service, but of something in between. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new Error(`The answer has no ${name}`);
  return value;
}
