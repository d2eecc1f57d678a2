import { asRegistered, type Country } from '@/contract/form-rules';

/** A school number as its register writes it: Flemish institution numbers have six digits. Null when there is none. */
export function registeredCode(country: Country, typed: string): string | null {
  const code = asRegistered(typed);
  if (code === '') return null;
  return country === 'be' ? code.padStart(6, '0') : code;
}
