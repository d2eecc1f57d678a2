import { Checkbox, Group, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayFromNow } from '../../shared/day-from-now';
import { DateField } from '../../ui/forms/date-field';

/** Days from and until which a teacher has a group; null: no limit on that side. */
export interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

export const areDaysWrong = ({ from, until }: Days): boolean =>
  from !== null && until !== null && until < from;

interface GroupTeacherProps {
  readonly userId: string;
  readonly name: string;
  /** Null: does not have the group. */
  readonly days: Days | null;
  readonly onChange: (days: Days | null) => void;
}

const always: Days = { from: null, until: null };

/** Whether one teacher has the group, and for a substitute or a duo teacher between which days. */
export function GroupTeacher({ userId, name, days, onChange }: GroupTeacherProps) {
  const { t } = useTranslation('school');
  const isLimited = days !== null && (days.from !== null || days.until !== null);
  return (
    <Stack gap={6}>
      <Checkbox
        value={userId}
        label={name}
        onChange={(event) => onChange(event.currentTarget.checked ? always : null)}
      />
      {days ? (
        <Stack gap={6} ps={36}>
          <Switch
            size="sm"
            label={t('classList.group.teachersFor.limit', { name })}
            checked={isLimited}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? { from: dayFromNow(), until: null } : always)
            }
          />
          {isLimited ? (
            <>
              <Group gap="sm" align="flex-start">
                <DateField
                  label={t('classList.group.teachersFor.from')}
                  width={160}
                  value={days.from}
                  onChange={(from) => onChange({ ...days, from })}
                />
                <DateField
                  label={t('classList.group.teachersFor.until')}
                  width={160}
                  value={days.until}
                  error={areDaysWrong(days) ? t('classList.group.teachersFor.wrong') : null}
                  onChange={(until) => onChange({ ...days, until })}
                />
              </Group>
              <Text size="sm" c="dimmed">
                {t('classList.group.teachersFor.hint')}
              </Text>
            </>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
