import pg from 'pg';

/** PostgreSQL type numbers (pg_type.oid), fixed since the types exist. */
const TYPE = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182, numericArray: 1231 };
const TEXT_ARRAY: number = 1009;

const parseTextArray: (text: string) => unknown = pg.types.getTypeParser(TEXT_ARRAY);

/**
 * How values reach TypeScript: int8 as number (RangeError beyond 2^53), date as 'YYYY-MM-DD',
 * numeric as string, timestamptz as Date; arrays alike. Given to each pool rather than set
 * globally, because other libraries share the driver.
 */
export const valueParsers: pg.CustomTypesConfig = { getTypeParser: valueParser };

function valueParser(oid: number, format?: string): ReturnType<typeof pg.types.getTypeParser> {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
  switch (oid) {
    case TYPE.int8:
      return parseInt8;
    case TYPE.date:
      return String;
    case TYPE.int8Array:
      return (text: string) => mapNested(parseTextArray(text), parseInt8);
    case TYPE.dateArray:
    case TYPE.numericArray:
      return parseTextArray;
    default:
      return pg.types.getTypeParser(oid, 'text');
  }
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

function mapNested(value: unknown, parse: (text: string) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNested(item, parse));
  return typeof value === 'string' ? parse(value) : value;
}
