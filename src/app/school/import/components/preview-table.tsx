import { Checkbox, NativeSelect, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconMinus,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useYearName } from '../../../i18n/year-name';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/types';
import styles from '../import.module.css';
import { mayTickWithOthers, type PreviewRow, type RowChoice, type Ticked } from '../import-state';

const icons = {
  new: IconPlus,
  known: IconCheck,
  changed: IconPencil,
  moved: IconArrowRight,
  left: IconTrash,
  back: IconArrowBackUp,
  conflict: IconAlertTriangle,
  skipped: IconMinus,
};

type Change = Exclude<PreviewRow['kind'], 'known' | 'conflict' | 'skipped'>;

/** Whether a row of this kind stays as it is when it is not ticked. */
const isChange = (kind: PreviewRow['kind']): kind is Change =>
  kind !== 'known' && kind !== 'conflict' && kind !== 'skipped';

/** Says what happens to a row as it is ticked now. */
function useWhatHappens(ticked: Ticked): (row: PreviewRow) => string {
  const { t } = useTranslation('school');
  return ({ row, kind }) =>
    isChange(kind) && !ticked.has(row) ? t(`import.untickedSays.${kind}`) : t(`import.kindSays.${kind}`);
}

interface PreviewTableProps {
  readonly rows: readonly PreviewRow[];
  readonly ticked: Ticked;
  readonly onTick: (rows: readonly number[], choice: RowChoice | null) => void;
  /** Shown beside the search. */
  readonly beside: ReactNode;
}

/** Table of the pupils in the file, each with the planned change and its notes. */
export function PreviewTable({ rows, ticked, onTick, beside }: PreviewTableProps) {
  const { t } = useTranslation('school');
  const yearName = useYearName();
  const whatHappens = useWhatHappens(ticked);
  const mayTick = rows.filter(mayTickWithOthers).map(({ row }) => row);
  const asked = rows.some((row) => row.importable && !mayTickWithOthers(row));
  const tickedHere = mayTick.filter((row) => ticked.has(row)).length;
  const all = mayTick.length > 0 && tickedHere === mayTick.length;
  const ticks: Column<PreviewRow>[] = [
    {
      id: 'add',
      header: t('import.preview.add'),
      value: ({ row }) => (ticked.has(row) ? 0 : 1),
      ticks: true,
      cell: (row) =>
        row.candidates.length > 0 ? null : (
          <Checkbox
            aria-label={t('import.preview.tick', { name: row.name })}
            checked={ticked.has(row.row)}
            disabled={!row.importable}
            onChange={(event) => onTick([row.row], event.currentTarget.checked ? 'do' : null)}
          />
        ),
    },
  ];
  const columns: Column<PreviewRow>[] = [
    // When every row asks a question, there are no check boxes, and the column would waste space on a phone.
    ...(rows.some(({ candidates }) => candidates.length === 0) ? ticks : []),
    {
      id: 'name',
      header: t('import.preview.name'),
      value: ({ name }) => name,
      cell: (row) => (
        <div className={styles.name}>
          <Text fw={600} component="bdi">
            {row.name}
          </Text>
          <div className={styles.narrow}>
            {row.groupName}
            <WhatHappens kind={row.kind} says={whatHappens(row)} />
          </div>
          <RowNotes row={row} />
          {row.candidates.length > 0 ? (
            <WhoIsThis
              row={row}
              choice={ticked.get(row.row)}
              onChoose={(choice) => onTick([row.row], choice)}
            />
          ) : null}
        </div>
      ),
    },
    {
      id: 'group',
      header: t('import.preview.group'),
      value: ({ groupName }) => groupName,
      cell: ({ groupName }) => <span className={styles.group}>{groupName}</span>,
      wide: true,
    },
    {
      id: 'year',
      header: t('import.preview.year'),
      value: ({ year }) => year,
      cell: ({ year }) => <span className={styles.year}>{yearName(year)}</span>,
      wide: true,
    },
    {
      id: 'what',
      header: t('import.preview.what'),
      value: whatHappens,
      cell: (row) => <WhatHappens kind={row.kind} says={whatHappens(row)} />,
      wide: true,
    },
  ];
  return (
    <div>
      {mayTick.length > 0 ? (
        <Checkbox
          mb="sm"
          label={all ? t('import.preview.untickAll') : t('import.preview.tickAll')}
          description={asked ? t('import.preview.tickYourself') : null}
          checked={all}
          indeterminate={tickedHere > 0 && !all}
          onChange={() => onTick(mayTick, all ? null : 'do')}
        />
      ) : null}
      <DataTable
        label={t('import.preview.title')}
        rows={rows}
        columns={columns}
        rowId={({ row }) => String(row)}
        beside={beside}
        empty={<Text component="output">{t('import.preview.noneShown')}</Text>}
      />
    </div>
  );
}

interface WhoIsThisProps {
  readonly row: PreviewRow;
  readonly choice: RowChoice | undefined;
  readonly onChoose: (choice: RowChoice | null) => void;
}

/** Asks which pupil of the school a row is: one of the candidates, a new pupil, or undecided. */
function WhoIsThis({ row: { name, candidates }, choice, onChoose }: WhoIsThisProps) {
  const { t } = useTranslation('school');
  const labelOf = (candidate: PreviewRow['candidates'][number]) => {
    const group = candidate.groupName ?? t('import.candidates.noGroup');
    if (candidates.length === 1 && candidate.name === name) return t('import.candidates.same', { group });
    const { number } = candidate;
    return number === null
      ? t('import.candidates.this', { name: candidate.name, group })
      : t('import.candidates.thisNumber', { name: candidate.name, group, number });
  };
  return (
    <NativeSelect
      size="sm"
      mt={4}
      maw={360}
      aria-label={t('import.candidates.who', { name })}
      value={choice === undefined ? '' : String(choice)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChoose(value === '' ? null : value === 'do' ? value : Number(value));
      }}
      data={[
        { value: '', label: t('import.candidates.nothing') },
        ...candidates.map((candidate, at) => ({ value: String(at), label: labelOf(candidate) })),
        { value: 'do', label: t('import.candidates.other') },
      ]}
    />
  );
}

function WhatHappens({ kind, says }: Pick<PreviewRow, 'kind'> & { readonly says: string }) {
  const Icon = icons[kind];
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon size={18} stroke={2} aria-hidden />
      {says}
    </span>
  );
}

/** Describes everything odd about a row, with its line in the file. */
function RowNotes({ row }: { readonly row: PreviewRow }) {
  const { t } = useTranslation('school');
  const says = [
    ...(row.wasName ? [t('import.was.name', { name: row.wasName })] : []),
    ...(row.wasGroup ? [t('import.was.group', { group: row.wasGroup })] : []),
    ...row.warnings.map((code) => t(`import.warning.${code}`)),
    ...row.notes.map(({ code, groupKey, otherLine }) =>
      t(`import.note.${code}`, { groupKey: groupKey ?? '', otherLine: otherLine ?? '' }),
    ),
  ];
  if (says.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {says.map((sentence) => (
        <Text key={sentence} component="li" size="sm" c="dimmed">
          {sentence}
        </Text>
      ))}
      {row.line === null ? null : (
        <Text component="li" size="sm" c="dimmed">
          {row.fileName === null
            ? t('import.line', { line: row.line })
            : t('import.lineOf', { line: row.line, file: row.fileName })}
        </Text>
      )}
    </ul>
  );
}
