import { execFileSync } from 'node:child_process';
import { PlainFailure } from '../setup/plain-failure.mjs';

/** The user a server runs as when it may not run as the one who starts it. */
export type ServerAccount = Readonly<{ uid: number; gid: number }>;

const NAME = 'postgres';

/** PostgreSQL refuses to run as root: root starts it as the user postgres, which is made when it is not there. */
export function serverAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return existingAccount() ?? createAccount();
}

function existingAccount(): ServerAccount | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch (error) {
    // `id` ends with 1 when there is no such user; anything else is not for us to judge.
    if (error instanceof Error && 'status' in error && error.status === 1) return undefined;
    throw error;
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, NAME], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
}

function createAccount(): ServerAccount {
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  try {
    execFileSync('useradd', [...flags, NAME], { stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new PlainFailure(
      `PostgreSQL does not run as root, and the user ${NAME} could not be made (${reason}). ` +
        'Start Turnleaf as an ordinary user, or set DATABASE_URL to a database of your own.',
    );
  }
  const account = existingAccount();
  if (!account) throw new PlainFailure(`The user ${NAME} was made, but \`id\` does not know it.`);
  return account;
}
