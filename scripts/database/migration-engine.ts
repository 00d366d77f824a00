import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { DiffTarget, MigrationList, SchemaEngine, SchemaFilter } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { catalogReadingAdapter } from './catalog-reading-adapter';
import { SCHEMA } from './migration-files';

const require = createRequire(import.meta.url);
const NO_FILTER: SchemaFilter = { externalTables: [], externalEnums: [] };

/** Prisma's own engine for migrations in its WebAssembly build: nothing is downloaded, and its bookkeeping is Prisma's. */
export type MigrationEngine = Readonly<{
  /** Applies what is missing, each migration once, and tells which it were. */
  apply: (migrations: MigrationList) => Promise<readonly string[]>;
  /** The statements that lead from one schema to another. */
  difference: (from: DiffTarget, to: DiffTarget) => Promise<string>;
}>;

/** Hands an engine on a database to the work, and lets go of its connection and its lock at the end. */
export async function withMigrationEngine<T>(url: string, work: (engine: MigrationEngine) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const engine = await createEngine(pool);
  try {
    return await work({
      apply: async (migrationsList) => {
        const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
        return appliedMigrationNames;
      },
      difference: async (from, to) => {
        const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters: NO_FILTER });
        return stdout ?? '';
      },
    });
  } finally {
    engine.free();
    await pool.end();
  }
}

async function createEngine(pool: pg.Pool): Promise<SchemaEngine> {
  const { SchemaEngine } = await loadEngine();
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogReadingAdapter(pool));
  const datamodels: [string, string][] = [[SCHEMA, readFileSync(SCHEMA, 'utf8')]];
  return SchemaEngine.new({ datamodels }, () => undefined, adapter);
}

let loaded: Promise<typeof import('@prisma/schema-engine-wasm/schema_engine_bg')> | undefined;

/** The package expects a bundler that imports WebAssembly; Node.js 20 does not, so this does what the bundler would. */
function loadEngine() {
  loaded ??= instantiate();
  return loaded;
}

async function instantiate() {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm'));
  const module = await WebAssembly.compile(readFileSync(join(folder, 'schema_engine_bg.wasm')));
  const { exports } = await WebAssembly.instantiate(module, { './schema_engine_bg.js': withIdleTimers(glue) });
  glue.__wbg_set_wasm(exports);
  const start = exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return glue;
}

/** The engine never clears the ten-second limit on its lock; as it is, that timer would keep every process alive. */
function withIdleTimers(glue: object): WebAssembly.ModuleImports {
  const setIdleTimer = (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds).unref();
  const imports = Object.entries(glue).map(([name, value]) =>
    name.startsWith('__wbg_setTimeout_') ? [name, setIdleTimer] : [name, value],
  );
  return Object.fromEntries(imports);
}
