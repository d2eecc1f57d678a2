/** What may be known of an error outside the process: never its message, which can hold what somebody typed. */
export interface ErrorFacts {
  /** Name of its class. */
  readonly type: string;
  readonly code?: string;
  /** Where a rule of the database was broken; PostgreSQL's `detail` holds the row and is left out. */
  readonly table?: string;
  readonly constraint?: string;
  /** What an SMTP server answered. */
  readonly responseCode?: number;
  readonly frames?: readonly string[];
  readonly cause?: ErrorFacts;
}

const maxFrames = 12;
/** Causes below causes that are looked at. */
const maxCauses = 3;

/** `    at async name (file:///…/dist/server/main.js:1:2)`; the name and the place in the program are code. */
const frame =
  /^ {4}at (?:async |new )*(?:([\w$.<>#]+) (?:\[as [\w$]+\] )?)?\(?(?:file:\/\/)?(node:[\w/]+|(?:[A-Za-z]:)?[\\/][^():]+):(\d+):(\d+)\)?$/;
/** The part of a path that is the same on every machine. */
const place = /(?:^|[\\/])((?:node_modules|dist|src|tests|tools)[\\/][\w@.+\\/-]+)$/;

function frameOf(line: string): readonly string[] {
  const [, name = '', file = '', row, column] = frame.exec(line) ?? [];
  const inside = file.startsWith('node:') ? file : place.exec(file)?.[1];
  return inside === undefined ? [] : [`${name} ${inside}:${row}:${column}`.trim()];
}

/** The lines of a stack; its message comes first, can have many lines, and can look like one of them. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const at = stack.indexOf(message);
  const behind = at < 0 ? stack : stack.slice(at + message.length);
  return behind.split('\n').flatMap(frameOf).slice(0, maxFrames);
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) && !/^\d{8,}$/.test(value);

const isIdentifier = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z_][a-z0-9_]{0,62}$/.test(value);

/** The facts of anything that was thrown, fit for a log. */
export function factsOf(thrown: unknown, depth = 0): ErrorFacts {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { code, table, constraint, responseCode }: Partial<Record<keyof ErrorFacts, unknown>> = thrown;
  // The class as it was written: `name` is set by whoever throws.
  const type = thrown.constructor.name;
  return {
    type: isCode(type) ? type : 'Error',
    ...(isCode(code) && { code }),
    ...(isIdentifier(table) && { table }),
    ...(isIdentifier(constraint) && { constraint }),
    ...(typeof responseCode === 'number' && { responseCode }),
    frames: framesOf(thrown),
    ...(thrown.cause !== undefined && depth < maxCauses && { cause: factsOf(thrown.cause, depth + 1) }),
  };
}
