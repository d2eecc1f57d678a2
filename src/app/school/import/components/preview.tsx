import { Alert, Button, Card, Chip, Group, List, Select, Stack, Switch, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parsed } from '@/edexml/result';
import { useUser } from '../../../session/session';
import styles from '../import.module.css';
import {
  type Choices,
  countTrashed,
  type Filter,
  firstFilter,
  hasOneNamesake,
  isChanging,
  isShown,
  mayInvite,
  type PlanShown,
  previewRows,
  type RowChoice,
  type Ticked,
  tickedAtFirst,
  ungroupedOf,
} from '../import-state';
import { FileNotes } from './file-notes';
import { PreviewTable } from './preview-table';

interface PreviewProps {
  readonly parsed: Parsed;
  readonly plan: PlanShown;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  readonly onApply: (ticked: Ticked) => void;
}

/** Shows the plan of an import; the person ticks the rows to apply. */
export function Preview({ parsed, plan, choices, onChoices, onApply }: PreviewProps) {
  const { t } = useTranslation('school');
  const user = useUser();
  const rows = useMemo(() => previewRows(parsed, plan, choices), [parsed, plan, choices]);
  const [ticked, setTicked] = useState<Ticked>(() => tickedAtFirst(rows));
  const [filter, setFilter] = useState<Filter>(() => firstFilter(rows));
  const shown = rows.filter((row) => isShown(row, filter));
  const tick = (which: readonly number[], choice: RowChoice | null) => {
    setTicked((before) => {
      const after = new Map(before);
      for (const row of which) {
        if (choice !== null) after.set(row, choice);
        else after.delete(row);
      }
      return after;
    });
  };
  const namesakes = rows.filter(hasOneNamesake).map(({ row }) => row);
  const trashed = countTrashed(rows, ticked);
  const ungrouped = ungroupedOf(rows);
  const { counts } = plan;
  const { school } = parsed.file;
  const groupNames = [...new Set(rows.flatMap(({ groupName }) => groupName ?? []))];
  const changing = rows.filter(isChanging).length;
  const noted = rows.filter((row) => row.notes.length + row.warnings.length > 0).length;
  const filters = [
    ['all', t('import.kind.all'), rows.length],
    ['changing', t('import.kind.changing'), changing === rows.length ? 0 : changing],
    ['new', t('import.kind.new'), counts.new],
    ['changed', t('import.kind.changed'), counts.changed],
    ['moved', t('import.kind.moved'), counts.moved],
    ['left', t('import.kind.left'), counts.left],
    ['back', t('import.kind.back'), counts.back],
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
              {t('import.preview.school', {
                code: school.code.replaceAll('+', ' + '),
                year: school.schoolYear,
              })}
            </Text>
          ) : null}
          {parsed.sources ? (
            <List size="sm" c="dimmed">
              {parsed.sources.map(({ name, pupils, first }) => (
                <List.Item key={`${first} ${name}`}>
                  {t('import.preview.source', { file: name, count: pupils })}
                </List.Item>
              ))}
            </List>
          ) : null}
          <Text>
            {t('import.preview.counts', {
              pupils: t('groups.pupilCount', { count: parsed.counts.pupils }),
              count: parsed.counts.groups,
            })}
          </Text>
          {ungrouped ? <Text>{t('import.preview.ungrouped', ungrouped)}</Text> : null}
          {counts.groups > 0 ? (
            <Text>
              {t('import.preview.newGroups', { count: counts.groups })}
              {user?.role === 'docent' ? ` ${t('import.preview.teacherOf')}` : ''}
            </Text>
          ) : null}
          {user?.role === 'docent' ? <Text>{t('import.preview.ownOnly')}</Text> : null}
          {mayInvite(user, parsed) ? (
            <Text>{t('import.staff.later', { count: parsed.teachers.length })}</Text>
          ) : null}
          {parsed.file.origin === 'list' && user?.role === 'schooladmin' ? (
            <Switch
              mt="xs"
              checked={choices.isWholeSchool}
              onChange={(event) => onChoices({ ...choices, isWholeSchool: event.currentTarget.checked })}
              label={t('import.wholeSchool.label')}
              description={t('import.wholeSchool.text')}
            />
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
          {parsed.counts.mixedGroups > 0 ? (
            <Text>{t('import.mixedGroups.kept', { count: parsed.counts.mixedGroups })}</Text>
          ) : null}
          {parsed.mixed.size > 0 ? (
            <Switch
              mt="xs"
              checked={choices.useMixedGroups}
              onChange={(event) => onChoices({ ...choices, useMixedGroups: event.currentTarget.checked })}
              label={t('import.mixedGroups.label')}
              description={t('import.mixedGroups.text', {
                count: parsed.mixed.size,
                names: [...new Set([...parsed.mixed.values()].map(({ name }) => name))]
                  .slice(0, 3)
                  .join(', '),
              })}
            />
          ) : null}
        </Stack>
      </Card>

      {plan.warnings.map((warning) => (
        <Alert
          key={warning}
          color={warning === 'new-school-year' ? 'blue' : 'orange'}
          icon={<IconAlertTriangle aria-hidden />}
        >
          {t(`import.fileWarning.${warning}`)}
        </Alert>
      ))}
      {namesakes.length > 1 ? (
        <Card withBorder padding="md">
          <Group justify="space-between" gap="sm">
            <Text>{t('import.candidates.text', { count: namesakes.length })}</Text>
            <Button variant="default" onClick={() => tick(namesakes, 0)}>
              {t('import.candidates.all')}
            </Button>
          </Group>
        </Card>
      ) : null}
      {choices.repairNames ? <Alert color="teal">{t('import.mojibake.done')}</Alert> : null}
      {parsed.looksLikeMojibake && !choices.repairNames ? (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('import.mojibake.title')}>
          <Stack gap="sm" align="flex-start">
            <Text>{t('import.mojibake.text')}</Text>
            <Button variant="default" onClick={() => onChoices({ ...choices, repairNames: true })}>
              {t('import.mojibake.repair')}
            </Button>
          </Stack>
        </Alert>
      ) : null}
      <FileNotes parsed={parsed} />

      <Stack gap="sm">
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
        <PreviewTable
          rows={shown}
          ticked={ticked}
          onTick={tick}
          beside={
            groupNames.length > 1 ? (
              <Select
                aria-label={t('import.preview.group')}
                data={groupNames}
                value={filter.group}
                onChange={(group) => setFilter({ ...filter, group })}
                placeholder={t('import.preview.allGroups')}
                clearable
              />
            ) : null
          }
        />
      </Stack>

      <div className={styles.bar}>
        <Text>
          {rows.some(({ importable }) => importable) ? t('import.nothingYet') : t('import.preview.nothing')}
          {trashed > 0 ? ` ${t('import.preview.trashing', { count: trashed })}` : null}
        </Text>
        {ticked.size === 0 && mayInvite(user, parsed) ? (
          <Button size="md" variant="default" onClick={() => onApply(ticked)}>
            {t('import.staff.only')}
          </Button>
        ) : (
          <Button size="md" disabled={ticked.size === 0} onClick={() => onApply(ticked)}>
            {t('import.preview.apply', { count: ticked.size })}
          </Button>
        )}
      </div>
    </Stack>
  );
}
