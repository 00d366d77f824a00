import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory, SqlResultSet } from '@prisma/driver-adapter-utils';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type pg from 'pg';

const CHAR_TYPE = 18;
const CHAR_ARRAY_TYPE = 1002;

/**
 * PostgreSQL's catalogs have columns of the type "char". The engine reads them, but Prisma's adapter between the two
 * refuses the type: it is passed through as an array of such, which the adapter knows, and named rightly behind it.
 * Removable once `fieldToColumnType` of @prisma/adapter-pg knows the type 18.
 */
export function catalogReadingAdapter(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  pool.on('connect', disguiseChars);
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => withChars(await queryRaw(query));
    return adapter;
  };
  return factory;
}

function disguiseChars({ connection }: pg.PoolClient & { connection?: pg.Connection }): void {
  connection?.on('rowDescription', ({ fields }: { fields: { dataTypeID: number }[] }) => {
    for (const field of fields) if (field.dataTypeID === CHAR_TYPE) field.dataTypeID = CHAR_ARRAY_TYPE;
  });
}

function withChars(result: SqlResultSet): SqlResultSet {
  const columnTypes = result.columnTypes.map((type) =>
    type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type,
  );
  return { ...result, columnTypes };
}
