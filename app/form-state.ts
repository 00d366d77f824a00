/** What a form's action answers: what is wrong, at which field, and what was entered, so that nothing is lost. */
export type FormState = Readonly<{
  problem?: Readonly<{ field?: string | undefined; message: string }>;
  /** Something was done and the form stays. */
  done?: string;
  /** Something was made that is shown this once. */
  secret?: string;
  values: Readonly<Record<string, string>>;
}>;

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;

export const UNTOUCHED: FormState = { values: {} };

/** The form's texts by name; files are nothing any form here asks for. */
export function textsOf(form: FormData): Record<string, string> {
  const entries = [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries.filter(([name]) => !name.startsWith('$')));
}

/** The form again, with a sentence; below the named field, or for the form as a whole. */
export function refusedForm(form: FormData, message: string, field?: string): FormState {
  return { problem: { field, message }, values: textsOf(form) };
}
