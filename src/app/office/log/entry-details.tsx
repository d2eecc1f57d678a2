import { Code, Text } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import type { Texts } from '../../i18n/texts';

type Count = keyof Texts['office']['log']['counts'];

/** An older entry may count what has no name any more. */
const isNamed = (name: string): name is Count => i18next.exists(`office:log.counts.${name}`);

type Entry = CallReply<'listAudit'>['entries'][number];

const asText = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** Counts of an entry, and each field that it changed, before and after. */
export function EntryDetails({ counts, changes }: Pick<Entry, 'counts' | 'changes'>) {
  const { t } = useTranslation('office');
  const counted = Object.entries(counts);
  return (
    <>
      {counted.length > 0 ? (
        <Text size="sm" c="dimmed">
          {counted
            .map(([name, count]) => `${isNamed(name) ? t(`log.counts.${name}`) : name}: ${count}`)
            .join(' · ')}
        </Text>
      ) : null}
      {Object.entries(changes).map(([field, [before, after]]) => (
        <Text key={field} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {field}: <Code>{asText(before)}</Code> → <Code>{asText(after)}</Code>
        </Text>
      ))}
    </>
  );
}
