'use client';

import type { FormEvent } from 'react';
import { startTransition, useActionState } from 'react';
import type { FormAction, FormState } from './form-state';
import { UNTOUCHED } from './form-state';

/** Ties a form to its action: what to put on `<form>`, what each field shows, and the sentence for the whole. */
export function useForm(action: FormAction, initial: FormState = UNTOUCHED) {
  const [state, submit, isPending] = useActionState(action, initial);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React empties a form after its action; sent by hand, it keeps what was entered. Without scripts `action` works.
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const form = new FormData(event.currentTarget, submitter);
    startTransition(() => submit(form));
  };
  const error = (name: string) => (state.problem?.field === name ? state.problem.message : undefined);
  return {
    form: { action: submit, onSubmit },
    isPending,
    done: state.done,
    secret: state.secret,
    /** The sentence that belongs to no single field. */
    problem: state.problem?.field === undefined ? state.problem?.message : undefined,
    field: (name: string, fallback = '') => ({
      name,
      defaultValue: state.values[name] ?? fallback,
      error: error(name),
    }),
    isChosen: (name: string, value: string, fallback: string) => (state.values[name] ?? fallback) === value,
  };
}
