import type { RefusalValues } from '@/lib/engine/game-definition';
import type { LimitName } from '@/lib/limits/limits';

/** Refusals the platform gives before or beside a game's own. Message keys below `refusals`. */
export const PLATFORM_REFUSALS = [
  'no-such-match',
  'not-your-seat',
  'not-your-prompt',
  'match-not-running',
  'prompt-closed',
  'malformed-command',
  'command-id-used',
  'too-busy',
] as const;
export type PlatformRefusal = (typeof PLATFORM_REFUSALS)[number];

/** Refusals of what people do at a table beside their choices. Message keys below `refusals`. */
export const TABLE_REFUSALS = [
  'no-clock',
  'no-holidays',
  'holiday-too-long',
  'on-holiday-already',
  'not-on-holiday',
  'pause-asked-already',
  'pause-not-asked',
  'paused-already',
  'not-paused',
  'not-on-autopilot',
  'seat-has-bot',
  'host-cancels',
  'too-late-to-cancel',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** Refusals of the lobby. Message keys below `lobby.refusals`. */
export const LOBBY_REFUSALS = [
  'no-such-table',
  'invitation-wrong',
  'already-started',
  'cancelled',
  'table-full',
  'already-seated',
  'not-seated',
  'owner-only',
  'owner-stays',
  'too-few-players',
  'seat-empty',
  'unknown-game',
  'unknown-bot',
  'seat-count',
  'options',
  'too-many-tables',
  'too-many-requests',
  'name-too-short',
  'name-too-long',
  'name-characters',
  'name-marks',
  'name-taken',
] as const;
export type LobbyRefusal = (typeof LOBBY_REFUSALS)[number];

/** Refusals of an invitation, beside those of the lobby. Message keys below `invitations.refusals`. */
export const INVITATION_REFUSALS = [
  'malformed-address',
  'nobody-called',
  'invite-yourself',
  'invited-already',
  'invitation-declined',
  'sits-here-already',
  'you-blocked',
  'too-many-invitations',
  'no-such-invitation',
] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];

export type RefusedByLobby<Reason extends string = LobbyRefusal> = Readonly<{
  ok: false;
  reason: Reason;
  values: RefusalValues;
}>;
export type LobbyResult<Told extends object, Reason extends string = LobbyRefusal> =
  | Readonly<{ ok: true } & Told>
  | RefusedByLobby<Reason>;

/** A limit is spent: which, and for how long. */
export function refuseForNow(limit: LimitName, retryAfterSeconds: number): RefusedByLobby {
  return refuse('too-many-requests', { limit, retryAfterSeconds });
}

export function refuse<Reason extends LobbyRefusal | InvitationRefusal>(
  reason: Reason,
  values: RefusalValues = {},
): RefusedByLobby<Reason> {
  return { ok: false, reason, values };
}
