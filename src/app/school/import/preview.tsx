import { Alert, Button, Card, Chip, Group, Select, Stack, Switch, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parsed } from '@/edexml/result';
import { useUser } from '../../session/session';
import { FileNotes } from './file-notes';
import styles from './import.module.css';
import {
  type Choices,
  type Filter,
  isShown,
  type PlanShown,
  previewRows,
  tickedAtFirst,
} from './import-state';
import { PreviewTable } from './preview-table';

interface PreviewProps {
  readonly parsed: Parsed;
  readonly plan: PlanShown;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  readonly onApply: (rows: readonly number[]) => void;
}

/** What is in the file and what would happen: looked at and ticked, before anything is changed. */
export function Preview({ parsed, plan, choices, onChoices, onApply }: PreviewProps) {
  const { t } = useTranslation('school');
  const user = useUser();
  const rows = useMemo(() => previewRows(parsed, plan), [parsed, plan]);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => tickedAtFirst(rows));
  const [filter, setFilter] = useState<Filter>({ kind: 'all', group: null });
  const shown = rows.filter((row) => isShown(row, filter));
  const tick = (which: readonly number[], on: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      for (const row of which) {
        if (on) after.add(row);
        else after.delete(row);
      }
      return after;
    });
  };
  const { counts } = plan;
  const { school } = parsed.file;
  const groupNames = [...new Set(rows.flatMap(({ groupName }) => groupName ?? []))];
  const noted = rows.filter((row) => row.notes.length + row.warnings.length > 0).length;
  const filters = [
    ['all', t('import.kind.all'), rows.length],
    ['new', t('import.kind.new'), counts.new],
    ['known', t('import.kind.known'), counts.known],
    ['conflict', t('import.kind.conflict'), counts.conflict],
    ['skipped', t('import.kind.skipped'), counts.skipped],
    ['noted', t('import.preview.withNotes'), noted],
  ] as const;

  return (
    <Stack gap="lg">
      <Card withBorder padding="lg">
        <Stack gap="xs">
          <Title order={2}>{t('import.preview.title')}</Title>
          {school.code && school.schoolYear ? (
            <Text c="dimmed">
              {t('import.preview.school', { code: school.code, year: school.schoolYear })}
            </Text>
          ) : null}
          <Text>
            {t('import.preview.counts', { pupils: parsed.counts.pupils, groups: parsed.counts.groups })}
          </Text>
          {counts.groups > 0 ? (
            <Text>
              {t('import.preview.newGroups', { count: counts.groups })}
              {user?.role === 'docent' ? ` ${t('import.preview.teacherOf')}` : ''}
            </Text>
          ) : null}
          {parsed.splitGroups > 0 ? (
            <Switch
              mt="xs"
              checked={choices.joinSplitGroups}
              onChange={(event) => onChoices({ ...choices, joinSplitGroups: event.currentTarget.checked })}
              label={t('import.split.label')}
              description={t('import.split.text', { count: parsed.splitGroups })}
            />
          ) : null}
        </Stack>
      </Card>

      {plan.warnings.includes('older-file') ? (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />}>
          {t('import.olderFile')}
        </Alert>
      ) : null}
      {choices.repairNames ? <Alert color="teal">{t('import.mangled.done')}</Alert> : null}
      {parsed.looksMangled && !choices.repairNames ? (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('import.mangled.title')}>
          <Stack gap="sm" align="flex-start">
            <Text>{t('import.mangled.text')}</Text>
            <Button variant="default" onClick={() => onChoices({ ...choices, repairNames: true })}>
              {t('import.mangled.repair')}
            </Button>
          </Stack>
        </Alert>
      ) : null}
      <FileNotes parsed={parsed} />

      <Stack gap="sm">
        <Group gap="sm" align="flex-end">
          <Chip.Group
            multiple={false}
            value={filter.kind}
            onChange={(kind) => setFilter({ ...filter, kind: kind as Filter['kind'] })}
          >
            <Group gap={6} role="radiogroup" aria-label={t('import.preview.show')}>
              {filters
                .filter(([kind, , count]) => kind === 'all' || count > 0)
                .map(([kind, label, count]) => (
                  <Chip key={kind} value={kind} variant="light">
                    {label} ({count})
                  </Chip>
                ))}
            </Group>
          </Chip.Group>
          {groupNames.length > 1 ? (
            <Select
              aria-label={t('import.preview.group')}
              data={groupNames}
              value={filter.group}
              onChange={(group) => setFilter({ ...filter, group })}
              placeholder={t('import.preview.allGroups')}
              clearable
            />
          ) : null}
        </Group>
        <PreviewTable rows={shown} ticked={ticked} onTick={tick} />
      </Stack>

      <div className={styles.bar}>
        <Text>
          {counts.new + counts.conflict === 0 ? t('import.preview.nothing') : t('import.nothingYet')}
        </Text>
        <Button
          size="md"
          disabled={ticked.size === 0}
          onClick={() => onApply([...ticked].toSorted((a, b) => a - b))}
        >
          {t('import.preview.apply', { count: ticked.size })}
        </Button>
      </div>
    </Stack>
  );
}
