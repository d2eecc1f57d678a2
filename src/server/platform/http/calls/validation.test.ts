import { expect, it } from 'vitest';
import * as z from 'zod';
import { validationKeys } from '@/contract/route';
import { fieldsOf } from './validation';

const keyFor = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : Object.values(fieldsOf(parsed.error.issues, value))[0];
};

it.each([
  ['required', z.string(), undefined],
  ['required', z.string(), null],
  ['required', z.string().min(1), ''],
  ['required', z.string().trim().min(1), '  '],
  ['required', z.email(), ''],
  ['email', z.email(), 'juf@'],
  ['numbersOnly', z.number(), 'drie'],
  ['integersOnly', z.int(), 2.5],
  ['integersOnly', z.number().int(), 2.5],
  ['uppercaseOnly', z.string().uppercase(), 'abc'],
  ['maxLength', z.string().max(2), 'abc'],
  ['minLength', z.string().min(4), 'abc'],
  ['exactLength', z.string().length(4), 'abc'],
  ['exactLength', z.string().length(2), 'abc'],
  [
    'excludedCharacter',
    z.string().refine((text) => !text.includes('<'), { params: { key: 'excludedCharacter' } }),
    'a<b',
  ],
  ['chooseOne', z.array(z.string()).min(1), []],
  ['invalidFormat', z.string().regex(/^\d+$/), 'abc'],
  ['invalidFormat', z.uuid(), 'abc'],
  ['invalidFormat', z.number().max(3), 4],
  ['invalidFormat', z.enum(['a']), 'b'],
] as const)('%s', (key, schema, value) => {
  expect(keyFor(schema, value)).toBe(key);
  expect(validationKeys).toContain(key);
});

it('names each field by its path', () => {
  const schema = z.object({ rows: z.array(z.object({ name: z.string().min(1) })) });
  const value = { rows: [{ name: 'x' }, { name: '' }] };
  const parsed = schema.safeParse(value);
  expect(fieldsOf(parsed.error?.issues ?? [], value)).toEqual({ 'rows.1.name': 'required' });
});
