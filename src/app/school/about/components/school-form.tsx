import { Button, Card, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dutchRegions, type HolidayRegion } from '@/maths/calendar/school-year';
import { locales } from '@/maths/locale';
import { type CallInput, call } from '../../../api/call';
import { queryClient } from '../../../api/query';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';
import { useUnsavedChanges } from '../../../ui/forms/use-unsaved-changes';
import { timeZones, zoneName } from '../time-zones';
import { DataExport } from './data-export';
import { NextHolidays } from './next-holidays';
import type { SchoolShown } from './school-facts';

type Details = CallInput<'changeSchool'>['body'];

const regions: readonly HolidayRegion[] = [...dutchRegions, 'nederland', 'vlaanderen'];

const detailsOf = ({ name, region, timeZone, locale }: SchoolShown): Details => ({
  name,
  region,
  timeZone,
  locale,
});

/** Form for name, region, language and time zone of the school. */
export function SchoolForm({ school }: { readonly school: SchoolShown }) {
  const { t } = useTranslation(['school', 'common']);
  const [kept, setKept] = useState(() => detailsOf(school));
  const [details, setDetails] = useState(kept);
  const { tried, busy, failure, send } = useSending();
  const unsaved = JSON.stringify(details) !== JSON.stringify(kept);
  useUnsavedChanges(unsaved);
  const change = (part: Partial<Details>) => setDetails((was) => ({ ...was, ...part }));
  const country = details.region === 'vlaanderen' ? 'be' : 'nl';
  const named = details.name.trim() !== '';

  const save = async () => {
    await call('changeSchool', { body: details });
    setKept(details);
    await queryClient.invalidateQueries();
    notifications.show({
      color: 'teal',
      message: t('about.saved'),
      closeButtonProps: { 'aria-label': t('common:action.close') },
    });
  };

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" maw={1040}>
      <Card
        withBorder
        shadow="sm"
        padding="lg"
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(named, save);
        }}
      >
        <Stack gap="md">
          <TextInput
            label={t('about.name')}
            description={t('about.nameHint')}
            required
            maxLength={120}
            value={details.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            error={tried && !named ? t('common:validation.required') : undefined}
          />
          <div>
            <Text size="sm" fw={600}>
              {t(`about.code.${country}`)}
            </Text>
            <Text>{school.schoolCode ?? t('about.noCode')}</Text>
          </div>
          <Select
            label={t('about.region.label')}
            description={t('about.region.hint')}
            allowDeselect={false}
            data={regions.map((region) => ({ value: region, label: t(`about.region.${region}`) }))}
            value={details.region}
            onChange={(region) => {
              if (region) change({ region: region as HolidayRegion });
            }}
          />
          <Select
            label={t('about.timeZone')}
            description={t('about.timeZoneHint')}
            allowDeselect={false}
            searchable
            limit={40}
            nothingFoundMessage={t('about.noTimeZone')}
            data={timeZones(details.timeZone).map((zone) => ({ value: zone, label: zoneName(zone) }))}
            value={details.timeZone}
            onChange={(timeZone) => {
              if (timeZone) change({ timeZone });
            }}
          />
          <Select
            label={t('about.locale.label')}
            description={t('about.locale.hint')}
            allowDeselect={false}
            data={locales.map((locale) => ({ value: locale, label: t(`common:locale.${locale}`) }))}
            value={details.locale ?? country}
            onChange={(locale) => {
              if (locale) change({ locale: locale as Details['locale'] });
            }}
          />
          <FailureAlert failure={failure} inForm />
          <Group>
            <Button
              type="submit"
              loading={busy}
              disabled={!unsaved}
              leftSection={<IconDeviceFloppy size={20} stroke={1.75} aria-hidden />}
            >
              {t('common:action.save')}
            </Button>
          </Group>
        </Stack>
      </Card>
      <Stack gap="lg">
        <NextHolidays region={details.region} />
        <DataExport eraseOn={school.eraseOn} />
      </Stack>
    </SimpleGrid>
  );
}
