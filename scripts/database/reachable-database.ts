import pg from 'pg';
import { PlainFailure } from '../setup/plain-failure.mjs';

/** Says in a sentence why the database that DATABASE_URL names cannot be used. The password is never shown. */
export async function requireReachableDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new PlainFailure(`${sentenceFor(error, new URL(url))} DATABASE_URL says where it is.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function sentenceFor(error: unknown, { host, username, pathname }: URL): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const database = pathname.slice(1);
  switch (code) {
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ETIMEDOUT':
      return `The database at ${host} does not answer. Is it running, and may this machine reach it?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine named ${host} to be found for the database.`;
    case '28P01':
    case '28000':
      return `The database at ${host} does not let the user ${username} in: name or password are wrong.`;
    case '3D000':
      return `There is no database ${database} at ${host}. Create it, for example with \`createdb ${database}\`.`;
    default:
      return `The database at ${host} cannot be used: ${error instanceof Error ? error.message : error}.`;
  }
}
