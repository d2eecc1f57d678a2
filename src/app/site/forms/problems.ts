import { longest, mostPupils } from '@/contract/form-rules';
import type { ValidationKey } from '@/contract/route';
import { looksLikeAddress } from '../../ui/forms/looks-like-address';

/** Problems by field; a field without one is right. */
export type Problems<Field extends string = string> = Partial<Record<Field, ValidationKey | undefined>>;

/** Generic messages of the pages by the names that calls use. */
export const messageKeys = {
  required: 'required',
  email: 'email',
  numbersOnly: 'numeric',
  integersOnly: 'integer',
  uppercaseOnly: 'uppercase',
  maxLength: 'maxLength',
  minLength: 'minLength',
  exactLength: 'exactLength',
  excludedCharacter: 'excludedCharacter',
  chooseOne: 'atLeastOne',
  invalidFormat: 'format',
} as const satisfies Record<ValidationKey, string>;

export const isValidationKey = (key: unknown): key is ValidationKey =>
  typeof key === 'string' && key in messageKeys;

/** Returns what is wrong with a text that must be there. */
export const textProblem = (typed: string): ValidationKey | undefined =>
  typed.trim() === '' ? 'required' : undefined;

export const emailProblem = (typed: string): ValidationKey | undefined =>
  textProblem(typed) ?? (looksLikeAddress(typed) ? undefined : 'email');

/** Returns what is wrong with a number of pupils. */
export function pupilsProblem(typed: string): ValidationKey | undefined {
  const text = typed.trim();
  if (text === '') return 'required';
  if (/^\d+[.,]\d+$/.test(text)) return 'integersOnly';
  if (!/^\d+$/.test(text)) return 'numbersOnly';
  const pupils = Number(text);
  return pupils >= 1 && pupils <= mostPupils ? undefined : 'invalidFormat';
}

/** Longest text of a field, in characters, for the field itself and for its message. */
export const lengthOf = (field: string): number | undefined =>
  field in longest ? longest[field as keyof typeof longest] : undefined;
