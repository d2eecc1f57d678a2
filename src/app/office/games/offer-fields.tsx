import { Chip, Group, Input, Stack, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { countries } from '@/contract/form-rules';
import { gameYears } from '@/contract/game-years';
import { useYearName } from '../../i18n/year-name';
import { DateField } from '../../ui/forms/date-field';
import { Fieldset } from './fieldset';
import type { Details } from './types';

/** Countries, season and years for which a game is offered. */
export function OfferFields({ form }: { readonly form: UseFormReturnType<Details> }) {
  const { t } = useTranslation('office');
  const yearName = useYearName();
  const { countries: chosen, years, from, until } = form.values;
  return (
    <>
      <Fieldset legend={t('games.offered')}>
        <Stack gap="xs">
          {countries.map((country) => (
            <Switch
              key={country}
              label={t(`accounts.countries.${country}`)}
              checked={chosen.includes(country)}
              onChange={(event) =>
                form.setFieldValue(
                  'countries',
                  countries.filter((each) =>
                    each === country ? event.currentTarget.checked : chosen.includes(each),
                  ),
                )
              }
            />
          ))}
        </Stack>
      </Fieldset>
      <Fieldset legend={t('games.years')}>
        <Chip.Group
          multiple
          value={years.map(String)}
          onChange={(ids) =>
            form.setFieldValue(
              'years',
              gameYears.filter((year) => ids.includes(String(year))),
            )
          }
        >
          <Group gap="xs">
            {gameYears.map((year) => (
              <Chip key={year} value={String(year)}>
                {yearName(year)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Fieldset>
      <Fieldset legend={t('games.season')}>
        <Text size="sm" c="dimmed" mb="xs">
          {t('games.seasonHint')}
        </Text>
        <Group gap="md" align="start">
          <DateField
            label={t('games.from')}
            width={170}
            value={from}
            onChange={(day) => form.setFieldValue('from', day)}
          />
          <DateField
            label={t('games.until')}
            width={170}
            value={until}
            onChange={(day) => form.setFieldValue('until', day)}
          />
        </Group>
        {form.errors.until ? <Input.Error mt="xs">{form.errors.until}</Input.Error> : null}
      </Fieldset>
    </>
  );
}
