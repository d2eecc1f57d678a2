import i18next from 'i18next';
import { formatDay, formatMoment, formatNumber } from '../../i18n/format';

/** Texts that name the values of a field, by the last word of its path; the first that has the value is taken. */
const valueNames: Readonly<Record<string, readonly string[]>> = {
  carries: ['office:generators.carries'],
  countries: ['office:accounts.countries'],
  country: ['office:accounts.countries'],
  flag: ['office:flags'],
  kind: ['office:licence.kinds', 'office:accounts.kinds', 'office:jobs.kinds'],
  kinds: ['office:accounts.kinds'],
  locale: ['common:locale'],
  operation: ['office:generators.operations'],
  overTen: ['office:generators.overTen'],
  role: ['ui:role'],
  roles: ['ui:role'],
  strategy: ['office:generators.strategies'],
};

/** Keys are put together here, so that the compiler cannot know them. */
const textAt = (key: string): string | undefined =>
  i18next.exists(key) ? (i18next.t as (key: string) => string)(key) : undefined;

/** `2026-11-27T08:00:00.000Z` */
const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value);

const isPlace = (part: string) => /^\d+$/.test(part);

function partName(part: string): string {
  if (isPlace(part)) return String(Number(part) + 1);
  return textAt(`office:log.fields.${part}`) ?? textAt(`office:flags.${part}`) ?? part;
}

/** Names a changed field in the language of the reader: `licence.endsOn` → `Licentie · laatste dag`. */
export const fieldName = (path: string): string =>
  path
    .split('.')
    .map((part, index) => (index > 0 && !isPlace(part) ? ` · ${partName(part)}` : ` ${partName(part)}`))
    .join('')
    .trim()
    .replace(/^\p{L}/u, (first) => first.toUpperCase());

/** Writes a value of a changed field as people read it; null for no value. */
export function valueText(path: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean')
    return textAt(`office:savingsCards.${value ? 'yes' : 'no'}`) ?? String(value);
  if (typeof value === 'number') return formatNumber(value, { useGrouping: false });
  if (typeof value === 'object') {
    const parts = Object.entries(value).flatMap(([key, each]) => {
      const text = valueText(isPlace(key) ? path : key, each);
      // The id of a step tells nobody anything.
      return text === null || key === 'id' ? [] : isPlace(key) ? [text] : [`${partName(key)} ${text}`];
    });
    return parts.length === 0 ? null : parts.join(', ');
  }
  // JSON has no other kind of value.
  if (typeof value !== 'string') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (isMoment(value)) return formatMoment(value);
  const field = path.split('.').findLast((part) => !isPlace(part)) ?? path;
  const named = (one: string) =>
    valueNames[field]?.map((names) => textAt(`${names}.${one}`)).find((name) => name !== undefined) ?? one;
  return valueNames[field] ? value.split(', ').map(named).join(', ') : value;
}

/**
 * Says what changed of a field. A field whose values are not in the log is only named; one that had no value before
 * is shown with the new one alone.
 */
export function changeText(path: string, before: unknown, after: unknown): string {
  const [old, now] = [valueText(path, before), valueText(path, after)];
  if (old === null && now === null) return fieldName(path);
  return old === null ? `${fieldName(path)}: ${now}` : `${fieldName(path)}: ${old} → ${now ?? '–'}`;
}
