import * as fc from 'fast-check';
import * as z from 'zod';

/** What `z.toJSONSchema` writes of the schemas of the contract. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** Lists longer than this find nothing more. */
const longestList = 5;

const date = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) =>
    [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  );

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return date;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const size = { minLength, maxLength: Math.min(maxLength, minLength + 60) };
  const odd = fc.constantFrom(
    '0',
    '-1',
    '1/0',
    '1e308',
    '9'.repeat(20),
    '%_',
    '__proto__',
    'null',
    '½',
    '1/3',
  );
  const fits = odd.filter((text) => text.length >= minLength && text.length <= maxLength);
  return fc.oneof(
    fits,
    fc.string(size),
    fc.string({ ...size, unit: 'grapheme' }).filter((t) => t.length <= maxLength),
  );
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const least = minimum ?? (exclusiveMinimum === undefined ? Number.MIN_SAFE_INTEGER : exclusiveMinimum + 1);
  const most = maximum ?? Number.MAX_SAFE_INTEGER;
  const whole = fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }));
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min: least, max: most, noNaN: true }));
}

function listOf({ items = {}, minItems = 0, maxItems = longestList }: Schema): fc.Arbitrary<unknown> {
  return fc.array(of(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, longestList)),
  });
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, of(schema)]));
  return fc.record(fields, { requiredKeys: [...required] });
}

function of(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

/** Values as a schema of the contract takes them in, with the odd ones among them. */
export const arbitraryOf = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  of(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);

/** A place in a value: which of its fields, at each depth. */
const place = fc.array(fc.nat(), { maxLength: 5 });

function replaced(value: unknown, [first, ...rest]: readonly number[], by: unknown): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const at = Reflect.get(value, key);
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? replaced(at, rest, by) : each));
  return { ...value, [key]: replaced(at, rest, by) };
}

/** Mostly what fits, sometimes with one thing in it that does not. */
export const nearlyOf = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fitting },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fitting, place, fc.jsonValue())
        .map(([value, where, by]) => replaced(value, where, by)),
    },
  );
