import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The command a process runs with its arguments, or nothing when there is no such process. */
export function commandLineOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) return readIfThere(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
  return ask(pid, 'args=');
}

/** When a process began, in a form that only serves to tell it from another one with the same number. */
export function beginningOf(pid: number): string {
  // The 22nd field of `stat`; the name in the second may hold spaces, but ends with the last bracket.
  if (existsSync('/proc/self/stat')) return readIfThere(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? '';
  return ask(pid, 'lstart=');
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return '';
    throw error;
  }
}

function ask(pid: number, what: string): string {
  return spawnSync('ps', ['-o', what, '-p', String(pid)])
    .stdout.toString()
    .trim();
}
