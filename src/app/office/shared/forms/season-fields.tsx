import { Group, Input, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/forms/date-field';
import { Fieldset } from './fieldset';

type Day = string | null;

interface SeasonFieldsProps {
  /** First and last day, `YYYY-MM-DD`; null for a side that is open. */
  readonly season: { readonly from: Day; readonly until: Day };
  readonly errors: { readonly from?: ReactNode; readonly until?: ReactNode };
  readonly onChange: (side: 'from' | 'until', day: Day) => void;
  /** Fields or sentences of the caller, which stand below the two days. */
  readonly children?: ReactNode;
}

/** Fields for the days in which something is offered. */
export function SeasonFields({ season, errors, onChange, children }: SeasonFieldsProps) {
  const { t } = useTranslation('office');
  return (
    <Fieldset legend={t('games.season')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('games.seasonHint')}
      </Text>
      <Group gap="md" align="start">
        <DateField
          label={t('games.from')}
          width={170}
          value={season.from}
          error={errors.from}
          onChange={(day) => onChange('from', day)}
        />
        <DateField
          label={t('games.until')}
          width={170}
          value={season.until}
          onChange={(day) => onChange('until', day)}
        />
      </Group>
      {errors.until ? <Input.Error mt="xs">{errors.until}</Input.Error> : null}
      {children}
    </Fieldset>
  );
}
