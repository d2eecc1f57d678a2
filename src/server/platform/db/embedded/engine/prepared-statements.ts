import { type PGlite, parse, protocol } from '@electric-sql/pglite';

export interface StatementResult {
  readonly rows: unknown[];
  readonly affectedRows: number;
}

const { serialize } = protocol;

/** Runs a statement under a name; the first time it is parsed, then its plan is kept. */
export type RunPrepared = (
  name: string,
  sql: string,
  parameters: readonly unknown[],
) => Promise<StatementResult>;

/**
 * Statements whose plans one embedded database keeps. All messages of a run go in together: each pass through the
 * database's loop costs as much as a small query.
 */
export function preparedStatements(pglite: PGlite): RunPrepared {
  const parameterTypes = new Map<string, readonly number[]>();
  const send = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  const prepare = async (name: string, text: string) => {
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const types = parse.parseDescribeStatementResults(described);
    parameterTypes.set(name, types);
    return types;
  };

  return async (name, sql, parameters) => {
    const types = parameterTypes.get(name) ?? (await prepare(name, sql));
    const values = parameters.map((value, place) => {
      if (value === null || value === undefined) return null;
      if (typeof value === 'string') return value;
      const asText = pglite.serializers[types[place] ?? 0];
      return asText ? asText(value) : JSON.stringify(value);
    });
    const messages = await send(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults(messages, pglite.parsers);
    return { rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? 0 };
  };
}
