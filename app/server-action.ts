import { getTranslations } from 'next-intl/server';
import { takeRequest } from '@/lib/requests/incoming-request';
import type { FormAction, FormState } from './form-state';

/**
 * A server action of the site. Every one is made with this or one of those below: anybody may call an action with anything, and
 * what goes wrong before it begins is the caller's fault, what goes wrong after it ours.
 */
export function serverAction<Given extends readonly unknown[], Answer>(
  answer: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    takeRequest();
    return answer(...given);
  };
}

/** The action of a form. What comes as anything else than a form is refused before the action sees it. */
export function formAction(answer: (form: FormData) => Promise<FormState>): FormAction {
  return serverAction(async (_: FormState, form: unknown) => (form instanceof FormData ? answer(form) : noForm()));
}

async function noForm(): Promise<FormState> {
  const t = await getTranslations('match');
  return { problem: { message: t('malformed') }, values: {} };
}

/** The action of a form that is only a button: afterwards the page is as it is then. */
export function buttonAction(press: (form: FormData) => Promise<void>): (form: FormData) => Promise<void> {
  return serverAction(async (form: unknown) => {
    if (form instanceof FormData) await press(form);
  });
}
