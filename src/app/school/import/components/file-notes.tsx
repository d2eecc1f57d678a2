import { Accordion, Group, List, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NoteCode, Parsed } from '@/edexml/result';

/** Number of lines that are named; the rest is counted. */
const mostLines = 6;

/** Lists the problems of the file by kind, with their lines, and who is left out. */
export function FileNotes({ parsed }: { readonly parsed: Parsed }) {
  const { t } = useTranslation('school');
  const aboutFile = new Map<NoteCode, number[]>();
  for (const { code, line, pupil } of parsed.notes) {
    if (pupil === undefined) aboutFile.set(code, [...(aboutFile.get(code) ?? []), line]);
  }
  const { leftOut } = parsed;
  const lineOf = (line: number, source: number | undefined) => {
    const file = parsed.sources?.[source ?? -1]?.name;
    return file === undefined ? t('import.line', { line }) : t('import.lineOf', { line, file });
  };
  if (aboutFile.size + leftOut.length === 0) return null;
  return (
    <Accordion variant="separated" multiple>
      {aboutFile.size > 0 ? (
        <Accordion.Item value="notes">
          <Accordion.Control icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden />}>
            {t('import.noteGroup.title')} ({aboutFile.size})
          </Accordion.Control>
          <Accordion.Panel>
            <List spacing="xs">
              {[...aboutFile].map(([code, lines]) => (
                <List.Item key={code}>
                  {t(`import.note.${code}`, { groupKey: '', otherLine: '' })}{' '}
                  <Text span c="dimmed">
                    {t('import.noteGroup.lines', { lines: lines.slice(0, mostLines).join(', ') })}
                    {lines.length > mostLines
                      ? ` ${t('import.noteGroup.more', { count: lines.length - mostLines })}`
                      : ''}
                  </Text>
                </List.Item>
              ))}
            </List>
          </Accordion.Panel>
        </Accordion.Item>
      ) : null}
      {leftOut.length > 0 ? (
        <Accordion.Item value="left-out">
          <Accordion.Control icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden />}>
            {t('import.leftOut.title', { count: leftOut.length })}
          </Accordion.Control>
          <Accordion.Panel>
            <List spacing={4}>
              {leftOut.map(({ line, name, reason, source }) => (
                <List.Item key={`${source} ${line}`}>
                  <Group gap={6}>
                    <Text fw={600} component="bdi">
                      {name ?? t('import.leftOut.nobody')}
                    </Text>
                    <Text c="dimmed">
                      {t(`import.leftOut.${reason}`)}. {lineOf(line, source)}
                    </Text>
                  </Group>
                </List.Item>
              ))}
            </List>
          </Accordion.Panel>
        </Accordion.Item>
      ) : null}
    </Accordion>
  );
}
