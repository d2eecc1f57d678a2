import { Checkbox, Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayFromNow } from '../../shared/day-from-now';
import { DayRange } from './day-range';
import type { Days } from './days';

interface GroupTeacherProps {
  readonly userId: string;
  readonly name: string;
  /** From and until when it has the group; null: it does not have it. */
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
            <DayRange days={days} hint={t('classList.group.teachersFor.hint')} onChange={onChange} />
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
