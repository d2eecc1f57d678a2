import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/forms/date-field';
import { areDaysWrong, type Days } from './days';

interface DayRangeProps {
  readonly days: Days;
  /** What days that are left empty mean here. */
  readonly hint: string;
  readonly onChange: (days: Days) => void;
}

/** Fields for a first and a last day; left empty there is no limit. */
export function DayRange({ days, hint, onChange }: DayRangeProps) {
  const { t } = useTranslation('school');
  return (
    <div>
      <Group gap="sm" align="flex-start">
        <DateField
          label={t('days.from')}
          width={160}
          value={days.from}
          onChange={(from) => onChange({ ...days, from })}
        />
        <DateField
          label={t('days.until')}
          width={160}
          value={days.until}
          error={areDaysWrong(days) ? t('days.wrong') : null}
          onChange={(until) => onChange({ ...days, until })}
        />
      </Group>
      <Text size="sm" c="dimmed" mt={6}>
        {hint}
      </Text>
    </div>
  );
}
