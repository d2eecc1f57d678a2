import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isPrivate } from '@/edexml/list/private-cells';
import type { Cells } from '@/edexml/list/split-list';

/** Rows at the top among which the headings can be. */
const offered = 15;
const maxLetters = 60;

interface HeadRowProps {
  readonly cells: Cells;
  /** Rows that are not pupils now. */
  readonly headRows: number;
  /** Place of the row; null for a list without headings. */
  readonly onChoose: (row: number | null) => void;
}

/** Chooses by hand which row has the headings, where the guess is wrong. Rows above it are left out. */
export function HeadRow({ cells, headRows, onChoose }: HeadRowProps) {
  const { t } = useTranslation('school');
  const rows = cells.slice(0, offered).flatMap((row, place) => {
    const text = row
      .filter((cell) => cell !== '')
      .map((cell) => (isPrivate(cell) ? '•••' : cell))
      .join(' · ');
    return text === '' ? [] : [{ value: String(place + 1), text: text.slice(0, maxLetters) }];
  });
  return (
    <NativeSelect
      label={t('import.columns.head.label')}
      maw={560}
      value={String(headRows)}
      onChange={(event) => {
        const row = Number(event.currentTarget.value);
        onChoose(row === 0 ? null : row - 1);
      }}
      data={[
        { value: '0', label: t('import.columns.head.none') },
        ...rows.map(({ value, text }) => ({
          value,
          label: t('import.columns.head.row', { number: value, text }),
        })),
      ]}
    />
  );
}
