import { Accordion, Group, List, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NoteCode, Parsed } from '@/edexml/result';

/** Number of lines that are named; the rest is counted. */
const mostLines = 6;

/** Lists the problems of the file by kind, with their lines, and who is left out. */
export function FileNotes({ parsed }: { readonly parsed: Parsed }) {
  const { t } = useTranslation('school');
  const aboutFile = new Map<NoteCode, { readonly lines: number[]; readonly file: string | undefined }>();
  for (const { code, line, pupil, fileName: file } of parsed.notes) {
    if (pupil !== undefined) continue;
    aboutFile.set(code, { lines: [...(aboutFile.get(code)?.lines ?? []), line], file });
  }
  const linesOf = (all: readonly number[], file: string | undefined) => {
    const lines = all.slice(0, mostLines).join(', ');
    return file === undefined
      ? t('import.noteGroup.lines', { lines })
      : t('import.noteGroup.linesOf', { lines, file });
  };
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
              {[...aboutFile].map(([code, { lines, file }]) => (
                <List.Item key={code}>
                  {t(`import.note.${code}`, { groupKey: '', otherLine: '' })}{' '}
                  <Text span c="dimmed">
                    {linesOf(lines, file)}
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
