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
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../ui/data-table';
import { useYearName } from '../year-name';
import styles from './import.module.css';
import { type Deed, mayTickWithOthers, type PreviewRow, type Ticked } from './import-state';

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

interface PreviewTableProps {
  readonly rows: readonly PreviewRow[];
  readonly ticked: Ticked;
  readonly onTick: (rows: readonly number[], deed: Deed | null) => void;
}

/** The pupils of the file, each with what would happen and why it may be looked at. */
export function PreviewTable({ rows, ticked, onTick }: PreviewTableProps) {
  const { t } = useTranslation('school');
  const yearName = useYearName();
  const mayTick = rows.filter(mayTickWithOthers).map(({ row }) => row);
  const asked = rows.some((row) => row.importable && !mayTickWithOthers(row));
  const tickedHere = mayTick.filter((row) => ticked.has(row)).length;
  const all = mayTick.length > 0 && tickedHere === mayTick.length;
  const columns: Column<PreviewRow>[] = [
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
            <WhatHappens kind={row.kind} />
          </div>
          <RowNotes row={row} />
          {row.candidates.length > 0 ? (
            <WhoIsThis row={row} deed={ticked.get(row.row)} onChoose={(deed) => onTick([row.row], deed)} />
          ) : null}
        </div>
      ),
    },
    { id: 'group', header: t('import.preview.group'), value: ({ groupName }) => groupName, wide: true },
    {
      id: 'year',
      header: t('import.preview.year'),
      value: ({ year }) => year,
      cell: ({ year }) => yearName(year),
      wide: true,
    },
    {
      id: 'what',
      header: t('import.preview.what'),
      value: ({ kind }) => t(`import.kindSays.${kind}`),
      cell: ({ kind }) => <WhatHappens kind={kind} />,
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
        empty={<Text component="output">{t('import.preview.noneShown')}</Text>}
      />
    </div>
  );
}

interface WhoIsThisProps {
  readonly row: PreviewRow;
  readonly deed: Deed | undefined;
  readonly onChoose: (deed: Deed | null) => void;
}

/** One or more pupils of the list may be this child: one of them, another child, or not now. */
function WhoIsThis({ row: { name, candidates }, deed, onChoose }: WhoIsThisProps) {
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
      value={deed === undefined ? '' : String(deed)}
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

function WhatHappens({ kind }: Pick<PreviewRow, 'kind'>) {
  const { t } = useTranslation('school');
  const Icon = icons[kind];
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon size={18} stroke={2} aria-hidden />
      {t(`import.kindSays.${kind}`)}
    </span>
  );
}

/** Everything odd about a row, in words, with its line in the file. */
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
