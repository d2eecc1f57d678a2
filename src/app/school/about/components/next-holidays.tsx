import { Card, List, Stack, Text, Title } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextHolidays } from '@/maths/calendar/next-holidays';
import type { HolidayRegion } from '@/maths/calendar/school-year';
import { formatDay } from '../../../i18n/format';
import { holidayKey } from '../../shared/holiday-name';

const shown = 4;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Name as published, translated where a translation exists. */
function nameOf(t: TFunction<'school'>, published: string): string {
  const known = holidayKey(published);
  return known ? t(`about.holidays.name.${known}`) : published;
}

/** Lists the next holidays of a region, to check the choice of the region. */
export function NextHolidays({ region }: { readonly region: HolidayRegion }) {
  const { t } = useTranslation('school');
  const [today] = useState(() => new Date().toLocaleDateString('en-CA'));
  const holidays = nextHolidays(region, today, shown);
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack gap="xs" aria-live="polite">
        <Title order={2} size="h3">
          {t('about.holidays.title')}
        </Title>
        <Text c="dimmed">{t(region === 'nederland' ? 'about.holidays.unknown' : 'about.holidays.text')}</Text>
        {holidays.length === 0 ? <Text>{t('about.holidays.none')}</Text> : null}
        <List listStyleType="none" p={0} spacing="xs">
          {holidays.map(({ name, first, last }) => (
            <List.Item key={first}>
              <Text fw={600}>{nameOf(t, name)}</Text>
              <Text size="sm">
                {t('about.holidays.span', {
                  first: formatDay(first, day),
                  last: formatDay(last, day),
                })}
              </Text>
            </List.Item>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
