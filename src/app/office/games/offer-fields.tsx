import { Chip, Group, Stack, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { countries } from '@/contract/form-rules';
import { gameYears } from '@/contract/game-years';
import { useYearName } from '../../i18n/year-name';
import { Fieldset } from '../shared/forms/fieldset';
import { SeasonFields } from '../shared/forms/season-fields';
import type { Details } from './types';

/** Countries, season and years for which a game is offered. */
export function OfferFields({ form }: { readonly form: UseFormReturnType<Details> }) {
  const { t } = useTranslation('office');
  const yearName = useYearName();
  const { countries: chosen, years } = form.values;
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
      <SeasonFields
        season={form.values}
        errors={form.errors}
        onChange={(side, day) => form.setFieldValue(side, day)}
      />
    </>
  );
}
