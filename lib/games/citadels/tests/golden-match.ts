import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CharacterId, DistrictId } from '../components';

type Step =
  | Readonly<{ do: 'gold' | 'income' | 'smithy' | 'end' }>
  | Readonly<{ do: 'draw'; keep: readonly string[] }>
  | Readonly<{ do: 'build'; district: string }>
  | Readonly<{ do: 'assassinate' | 'rob'; role: CharacterId }>
  | Readonly<{ do: 'swap'; with: number }>
  | Readonly<{ do: 'redraw'; cards: readonly string[] }>
  | Readonly<{ do: 'laboratory'; card: string }>
  | Readonly<{ do: 'destroy'; seat: number; district: string }>
  | Readonly<{ do: 'graveyard'; accept: boolean }>;
export type GoldenStep = Step;

export type GoldenRound = Readonly<{
  face_up: readonly CharacterId[];
  face_down: CharacterId;
  picks: readonly Readonly<{ seat: number; role: CharacterId }>[];
  turns: readonly Readonly<{ role: CharacterId; steps: readonly Step[] }>[];
}>;

export type GoldenState = Readonly<{
  phase: 'deal' | 'turn' | 'over';
  round: number;
  crown: number;
  threshold: number;
  first_complete: number | null;
  gold: readonly number[];
  bank: number | null;
  hands: readonly (readonly string[])[];
  cities: readonly (readonly (readonly [string, number])[])[];
  deck: readonly string[];
  face_up: readonly CharacterId[];
  face_down: CharacterId;
  roles: readonly CharacterId[];
  called: readonly CharacterId[];
  murdered: CharacterId | null;
  robbed: CharacterId | null;
  turn: Readonly<{
    role: CharacterId;
    seat: number;
    action_taken: boolean;
    built: number;
    income_taken: boolean;
    power_used: boolean;
    laboratory_used: boolean;
    smithy_used: boolean;
  }> | null;
}>;

export type GoldenResult = Readonly<{
  scores: readonly Readonly<{
    seat: number;
    districts: number;
    five_colours: number;
    first_complete: number;
    other_complete: number;
    total: number;
    gold: number;
    haunted_as: string | null;
  }>[];
  places: readonly number[];
}>;

/** A whole match of the reference implementation: every shuffle and choice, and the state after each turn. */
export type GoldenMatch = Readonly<{
  transcript: Readonly<{ seats: number; deck: readonly string[]; first_crown: number; rounds: readonly GoldenRound[] }>;
  expected: Readonly<{
    states: readonly Readonly<{ after: string; state: GoldenState }>[];
    result: GoldenResult;
  }>;
}>;

const folder = fileURLToPath(new URL('./golden/', import.meta.url));

export const GOLDEN_MATCHES: readonly string[] = readdirSync(folder).filter((name) => name.endsWith('.json'));

export function goldenMatch(name: string): GoldenMatch {
  return JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as GoldenMatch;
}

export function goldenCard(id: string): DistrictId {
  return id.replaceAll('_', '-') as DistrictId;
}
