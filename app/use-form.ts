'use client';

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { startTransition, useActionState, useState } from 'react';
import { LARGEST_BODY } from '@/lib/requests/body-size';
import type { FormAction, FormState } from './form-state';
import { refusedForm, UNTOUCHED } from './form-state';

/** A request holds the names of the fields, too, and what parts them. */
const ROOM_FOR_NAMES = 8 * 1024;

/** Ties a form to its action: what to put on `<form>`, what each field shows, and the sentence for the whole. */
export function useForm(action: FormAction, initial: FormState = UNTOUCHED) {
  const t = useTranslations('requests');
  const [state, submit, isPending] = useActionState(useAnswered(action), initial);
  const [isTooLarge, setTooLarge] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React empties a form after its action; sent by hand, it keeps what was entered. Without scripts `action` works.
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const form = new FormData(event.currentTarget, submitter);
    // The server would not read it, and the page would be lost with all that was entered.
    const isTooMuch = new Blob([...form.values()]).size > LARGEST_BODY - ROOM_FOR_NAMES;
    setTooLarge(isTooMuch);
    if (!isTooMuch) startTransition(() => submit(form));
  };
  const error = (name: string) => (state.problem?.field === name ? state.problem.message : undefined);
  return {
    form: { action: submit, onSubmit },
    isPending,
    done: state.done,
    secret: state.secret,
    /** The sentence that belongs to no single field. */
    problem: isTooLarge ? t('body-too-large') : formProblem(state),
    field: (name: string, fallback = '') => ({
      name,
      defaultValue: state.values[name] ?? fallback,
      error: error(name),
    }),
    isChosen: (name: string, value: string, fallback: string) => (state.values[name] ?? fallback) === value,
  };
}

/** The action, whose failure is an answer, too: thrown, it would take the page along with all that was entered. */
function useAnswered(action: FormAction): FormAction {
  const t = useTranslations('problems');
  // The server sends out forms that work without scripts, so there it has to be the action itself.
  if (typeof window === 'undefined') return action;
  return async (state, form) => {
    try {
      return await action(state, form);
    } catch (error) {
      // The way to another page is thrown as well.
      unstable_rethrow(error);
      return refusedForm(form, t(unstable_isUnrecognizedActionError(error) ? 'outdated' : 'noAnswer'));
    }
  };
}

function formProblem({ problem }: FormState): string | undefined {
  return problem?.field === undefined ? problem?.message : undefined;
}
