import { Alert, Button, Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadTeacher } from '@/edexml/result';
import { call } from '../../../api/call';
import { queryClient, useRead } from '../../../api/query';
import { describeError } from '../../../ui/forms/describe-error';
import { useSending } from '../../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';
import styles from '../import.module.css';
import {
  lacksAddress,
  requestedStaff,
  type StaffAction,
  type StaffChoices,
  type StaffRow,
  staffRows,
} from './staff';
import { type Outcome, StaffItem } from './staff-item';

interface StaffListProps {
  readonly teachers: readonly ReadTeacher[];
  /** Id of the group by its key in the file. */
  readonly groups: readonly { readonly key: string; readonly groupId: string }[];
}

const nothingChosen: StaffChoices = { actions: new Map(), addresses: new Map() };

/** Lists the staff in the file, to be invited or linked. Nothing about them is sent before they are ticked. */
export function StaffList({ teachers, groups }: StaffListProps) {
  const { t } = useTranslation(['school', 'common']);
  const { data } = useRead('listTeachers');
  const groupOf = useMemo(() => new Map(groups.map(({ key, groupId }) => [key, groupId])), [groups]);
  const rows = useMemo(() => (data ? staffRows(teachers, groupOf, data) : []), [teachers, groupOf, data]);
  const [choices, setChoices] = useState(nothingChosen);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const { busy, tried, failure, send } = useSending();
  useUnsavedChanges(choices.actions.size > 0);

  const choose = (which: readonly StaffRow[], choice: (row: StaffRow) => StaffAction | undefined) => {
    const actions = new Map(choices.actions);
    for (const row of which) {
      const chosen = choice(row);
      if (chosen) actions.set(row.at, chosen);
      else actions.delete(row.at);
    }
    setChoices({ ...choices, actions });
  };
  const type = (at: number, address: string) =>
    setChoices({ ...choices, addresses: new Map(choices.addresses).set(at, address) });

  const chosen = rows.filter(({ at }) => choices.actions.has(at));
  // An ambiguous person is decided one by one.
  const sure = rows.filter(
    ({ may, teacher }) => may.length === 1 && (may[0] === 'link' || teacher.email !== null),
  );
  const all = sure.length > 0 && sure.every(({ at }) => choices.actions.has(at));
  const submit = () =>
    send(!chosen.some((row) => lacksAddress(row, choices)), async () => {
      const reply = await call('importTeachers', { body: { teachers: requestedStaff(rows, choices) } });
      setOutcomes(
        new Map([
          ...outcomes,
          ...chosen.flatMap(({ at }, place) => {
            const outcome = reply.outcomes[place];
            return outcome ? [[at, outcome] as const] : [];
          }),
        ]),
      );
      setChoices({ ...choices, actions: new Map() });
      await queryClient.invalidateQueries();
    });
  const count = (outcome: Outcome) => [...outcomes.values()].filter((each) => each === outcome).length;

  if (!data) return null;
  return (
    <Card withBorder padding="lg" maw={760}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <Title order={2} size="h3">
            {t('import.staff.title')}
          </Title>
          <Text>{t('import.staff.text')}</Text>
          <Text size="sm" c="dimmed">
            {t('import.staff.privacy', { brand: t('common:brand') })}
          </Text>
          {sure.length > 1 ? (
            <Checkbox
              label={all ? t('import.staff.none') : t('import.staff.all')}
              checked={all}
              indeterminate={!all && sure.some(({ at }) => choices.actions.has(at))}
              onChange={() => choose(sure, ({ may }) => (all ? undefined : may[0]))}
            />
          ) : null}
          <ul className={styles.staff} aria-label={t('import.staff.title')}>
            {rows.map((row) => (
              <StaffItem
                key={row.at}
                row={row}
                choices={choices}
                outcome={outcomes.get(row.at)}
                tried={tried}
                onChoose={(choice) => choose([row], () => choice)}
                onType={(address) => type(row.at, address)}
              />
            ))}
          </ul>
          {failure ? (
            <Alert role="alert" color="red" variant="light">
              {describeError(failure)}
            </Alert>
          ) : null}
          <Group justify="space-between">
            <Text component="output">
              {outcomes.size > 0
                ? `${t('import.staff.done.invited', { count: count('invited') })}, ${t('import.staff.done.linked', { count: count('linked') })}.`
                : ''}
            </Text>
            <Button type="submit" loading={busy} disabled={chosen.length === 0}>
              {t('import.staff.send', { count: chosen.length })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
