import { Group, NativeSelect, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { webinarLimits, webinarZones, zoneKey } from '@/contract/webinar-rules';
import { DateField } from '../../ui/forms/date-field';
import { TimeField } from '../../ui/forms/time-field';
import type { Details } from './types';

const { minMinutes, maxMinutes, maxPlaces } = webinarLimits;

/** Checks of time, length and places. */
export function appointmentProblems(t: TFunction<['office', 'common']>) {
  const between = (least: number, most: number) => (typed: unknown) =>
    Number.isInteger(typed) && Number(typed) >= least && Number(typed) <= most
      ? null
      : t('webinars.between', { least, most });
  return {
    time: (typed: string) => (/^\d{2}:\d{2}$/.test(typed) ? null : t('common:validation.required')),
    minutes: between(minMinutes, maxMinutes),
    places: between(1, maxPlaces),
  };
}

/** Day, time, zone, length and places of a webinar. */
export function AppointmentFields({ form }: { readonly form: UseFormReturnType<Details> }) {
  const { t } = useTranslation(['office', 'common']);
  return (
    <Group gap="md" align="start">
      <DateField
        label={t('edit.invoiceDay')}
        width={170}
        value={form.values.day}
        onChange={(day) => day && form.setFieldValue('day', day)}
      />
      <TimeField
        label={t('messages.time')}
        value={form.values.time}
        error={form.errors.time}
        onChange={(time) => form.setFieldValue('time', time)}
      />
      <NativeSelect
        label={t('webinars.zone')}
        data={webinarZones.map((each) => ({ value: each, label: t(`webinars.zones.${zoneKey[each]}`) }))}
        {...form.getInputProps('timeZone')}
      />
      <NumberInput
        label={t('webinars.minutes')}
        w={120}
        min={minMinutes}
        max={maxMinutes}
        allowDecimal={false}
        hideControls
        {...form.getInputProps('minutes')}
      />
      <NumberInput
        label={t('webinars.places')}
        w={120}
        min={1}
        max={maxPlaces}
        allowDecimal={false}
        hideControls
        {...form.getInputProps('places')}
      />
    </Group>
  );
}
