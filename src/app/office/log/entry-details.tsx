import { Code, Text } from '@mantine/core';
import type { CallReply } from '../../api/call';

type Entry = CallReply<'listAudit'>['entries'][number];

const asText = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** Counts of an entry, and each field that it changed, before and after. */
export function EntryDetails({ counts, changes }: Pick<Entry, 'counts' | 'changes'>) {
  const counted = Object.entries(counts);
  return (
    <>
      {counted.length > 0 ? (
        <Text size="sm" c="dimmed">
          {counted.map(([name, count]) => `${name}: ${count}`).join(' · ')}
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
