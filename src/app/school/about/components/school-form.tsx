import { Button, Card, Group, Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconDeviceFloppy } from '@tabler/icons-react';
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
import { RosterExport } from './roster-export';
import type { SchoolShown } from './school-facts';
import { SupportGrants } from './support-grants';

type Details = CallInput<'changeSchool'>['body'];

const regions: readonly HolidayRegion[] = [...dutchRegions, 'nederland', 'vlaanderen'];

const detailsOf = ({ name, region, timeZone, locale, sound, firstNames }: SchoolShown): Details => ({
  name,
  region,
  timeZone,
  locale,
  sound,
  firstNames,
});

/** Form for name, region, language and time zone of the school. */
export function SchoolForm({ school }: { readonly school: SchoolShown }) {
  const { t } = useTranslation(['school', 'common']);
  const form = useForm<Details>({
    initialValues: detailsOf(school),
    validate: { name: isNotEmpty(t('common:validation.required')) },
  });
  const { busy, failure, send } = useSending();
  const unsaved = form.isDirty();
  useUnsavedChanges(unsaved);
  const { region, timeZone, locale } = form.values;
  const country = region === 'vlaanderen' ? 'be' : 'nl';

  const save = async (details: Details) => {
    await call('changeSchool', { body: details });
    form.resetDirty(details);
    await queryClient.invalidateQueries();
    notifications.show({
      color: 'teal',
      message: t('about.saved'),
      closeButtonProps: { 'aria-label': t('common:action.close') },
    });
  };

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" maw={1040} style={{ alignItems: 'start' }}>
      <Card
        withBorder
        shadow="sm"
        padding="lg"
        component="form"
        noValidate
        onSubmit={form.onSubmit((details) => void send(true, () => save(details)))}
      >
        <Stack gap="md">
          <TextInput
            label={t('about.name')}
            description={t('about.nameHint')}
            required
            maxLength={120}
            {...form.getInputProps('name')}
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
            data={regions.map((each) => ({ value: each, label: t(`about.region.${each}`) }))}
            {...form.getInputProps('region')}
          />
          <Select
            label={t('about.timeZone')}
            description={t('about.timeZoneHint')}
            allowDeselect={false}
            searchable
            limit={40}
            nothingFoundMessage={t('about.noTimeZone')}
            data={timeZones(timeZone).map((zone) => ({ value: zone, label: zoneName(zone) }))}
            {...form.getInputProps('timeZone')}
          />
          <Select
            label={t('about.locale.label')}
            description={t('about.locale.hint')}
            allowDeselect={false}
            data={locales.map((each) => ({ value: each, label: t(`common:locale.${each}`) }))}
            {...form.getInputProps('locale')}
            value={locale ?? country}
          />
          <Switch
            label={t('about.sound.label')}
            description={t('about.sound.hint')}
            {...form.getInputProps('sound', { type: 'checkbox' })}
          />
          <Switch
            label={t('about.firstNames.label')}
            description={t('about.firstNames.hint')}
            {...form.getInputProps('firstNames', { type: 'checkbox' })}
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
        <NextHolidays region={region} />
        <SupportGrants />
        <DataExport eraseOn={school.eraseOn} />
        <RosterExport />
      </Stack>
    </SimpleGrid>
  );
}
