import { Badge, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import styles from '../import.module.css';
import { addressOf, lacksAddress, type StaffAction, type StaffChoices, type StaffRow } from './staff';

export type Outcome = CallReply<'importTeachers'>['outcomes'][number];

interface StaffItemProps {
  readonly row: StaffRow;
  readonly choices: StaffChoices;
  readonly outcome: Outcome | undefined;
  readonly tried: boolean;
  readonly onChoose: (choice: StaffAction | undefined) => void;
  readonly onType: (address: string) => void;
}

/** Shows one staff member of the file, with groups and possible actions. */
export function StaffItem({ row, choices, outcome, tried, onChoose, onType }: StaffItemProps) {
  const { t } = useTranslation(['school', 'common']);
  const { teacher, groups, known, namesake, may, at } = row;
  const { name, email } = teacher;
  const choice = choices.actions.get(at);
  const about = [
    email ?? t('import.staff.noAddress'),
    ...teacher.roles.map((role) => t(`import.staff.role.${role}`)),
  ].join(' · ');
  const [only] = may;
  const isDone = outcome === 'invited' || outcome === 'linked';
  const will = outcome
    ? t(`import.staff.outcome.${outcome}`)
    : known?.state === 'disabled'
      ? t('import.staff.will.closed')
      : t(`import.staff.will.${namesake && may.length > 1 ? 'invite' : (only ?? 'nothing')}`);
  const mayBeTwo = namesake !== null && may.length > 1 && !isDone;
  return (
    <li className={styles.member}>
      <div className={styles.memberName}>
        {mayBeTwo ? (
          <>
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          </>
        ) : (
          <Checkbox
            label={<bdi>{name}</bdi>}
            description={about}
            checked={choice !== undefined}
            disabled={only === undefined || isDone}
            onChange={(event) => onChoose(event.currentTarget.checked ? only : undefined)}
          />
        )}
      </div>
      <Group gap={6} className={styles.memberGroups}>
        {groups.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('import.staff.noGroups')}
          </Text>
        ) : (
          groups.map(({ groupId, name: group }) => (
            <Badge key={groupId} variant="light" tt="none" size="lg">
              {group}
            </Badge>
          ))
        )}
      </Group>
      <div className={styles.memberAction}>
        {mayBeTwo && !outcome ? (
          <NativeSelect
            label={t('import.staff.namesake', { email: namesake.email ?? '–' })}
            aria-label={t('import.staff.who', { name })}
            value={choice ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChoose(value === 'link' || value === 'invite' ? value : undefined);
            }}
            data={[
              { value: '', label: t('import.staff.choose.nothing') },
              { value: 'link', label: t('import.staff.choose.link') },
              { value: 'invite', label: t('import.staff.choose.invite') },
            ]}
          />
        ) : (
          <Text size="sm" {...(outcome && { fw: 600 })}>
            {will}
            {known?.email && email !== null && known.email.toLowerCase() !== email
              ? ` ${t('import.staff.otherAddress', { email: known.email })}`
              : ''}
          </Text>
        )}
        {choice === 'invite' && email === null ? (
          <TextInput
            type="email"
            mt={6}
            maxLength={254}
            label={t('import.staff.address', { name })}
            value={addressOf(row, choices)}
            onChange={(event) => onType(event.currentTarget.value)}
            error={tried && lacksAddress(row, choices) ? t('common:validation.email') : undefined}
          />
        ) : null}
      </div>
    </li>
  );
}
