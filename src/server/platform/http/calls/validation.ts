import type { z } from 'zod';
import { type ValidationKey, validationKeys } from '@/contract/route';

type Issue = z.core.$ZodIssue;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

const sizeKeys = {
  string: { small: 'minLength', big: 'maxLength' },
  other: { small: 'invalidFormat', big: 'invalidFormat' },
} as const;

/** The generic message for one finding: eleven are all there are. */
export function validationKeyOf(issue: Issue, input: unknown): ValidationKey {
  const value = valueAt(input, issue.path);
  if (value === undefined || value === null) return 'required';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'integersOnly';
      return issue.expected === 'number' ? 'numbersOnly' : 'invalidFormat';
    case 'too_small':
      if (issue.origin === 'array' || issue.origin === 'set') return 'chooseOne';
      if (issue.origin !== 'string') return sizeKeys.other.small;
      if (issue.exact) return 'exactLength';
      return typeof value === 'string' && value.trim() === '' ? 'required' : sizeKeys.string.small;
    case 'too_big':
      if (issue.origin !== 'string') return sizeKeys.other.big;
      return issue.exact ? 'exactLength' : sizeKeys.string.big;
    case 'invalid_format':
      if (value === '') return 'required';
      if (issue.format === 'email') return 'email';
      return issue.format === 'uppercase' ? 'uppercaseOnly' : 'invalidFormat';
    case 'custom':
      // A schema names the message itself: `refine(…, { params: { key: 'excludedCharacter' } })`.
      return validationKeys.find((key) => key === issue.params?.key) ?? 'invalidFormat';
    default:
      return 'invalidFormat';
  }
}

/** Path of each field (`rows.3.name`) → its message; the first finding of a field counts. */
export function fieldsOf(issues: readonly Issue[], input: unknown): Record<string, ValidationKey> {
  const fields: Record<string, ValidationKey> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= validationKeyOf(issue, input);
  return fields;
}
