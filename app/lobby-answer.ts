import { getTranslations } from 'next-intl/server';
import type { LobbyRefusal, RefusedByLobby } from '@/lib/matches/refusal';
import type { FormState } from './form-state';
import { refusedForm } from './form-state';
import { sentenceOfLimit } from './limit-sentence';

/** Where a refusal of the lobby is shown; those not named concern the form as a whole. */
const FIELDS: Partial<Record<LobbyRefusal, string>> = {
  'name-too-short': 'name',
  'name-too-long': 'name',
  'name-characters': 'name',
  'name-marks': 'name',
  'name-taken': 'name',
  'seat-count': 'seatCount',
};

/** A refusal of the lobby as the form shows it. */
export async function refusedByLobby(
  form: FormData,
  { reason, values }: RefusedByLobby,
  field: string | undefined = FIELDS[reason],
): Promise<FormState> {
  const t = await getTranslations('lobby.refusals');
  return refusedForm(form, (await sentenceOfLimit(values)) ?? t(reason, values), field);
}

/** The same for a form of one button: there is no field that it could stand beside. */
export async function inOneSentence(form: FormData, refusal: RefusedByLobby): Promise<FormState> {
  const { problem, values } = await refusedByLobby(form, refusal);
  return problem ? { problem: { message: problem.message }, values } : { values };
}
