import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/forms/date-field';
import { areDaysWrong } from '../days-text';

export interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

interface DayFieldsProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** First and last day in an extra group; left empty there is no limit. */
export function DayFields({ days, onChange }: DayFieldsProps) {
  const { t } = useTranslation('extra');
  return (
    <div>
      <Group gap="sm" align="flex-start">
        <DateField
          label={t('from')}
          width={160}
          value={days.from}
          onChange={(from) => onChange({ ...days, from })}
        />
        <DateField
          label={t('until')}
          width={160}
          value={days.until}
          error={areDaysWrong(days) ? t('daysWrong') : null}
          onChange={(until) => onChange({ ...days, until })}
        />
      </Group>
      <Text size="sm" c="dimmed" mt={6}>
        {t('daysHint')}
      </Text>
    </div>
  );
}
