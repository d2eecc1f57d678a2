import { NumberInput, Text, Textarea } from '@mantine/core';
import { isInRange, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { dayFromNow } from '../../../shared/day-from-now';
import { DateField } from '../../../ui/forms/date-field';
import { FormModal } from '../../../ui/forms/form-modal';
import type { LicenceShown } from '../types';

interface RequestLicenceProps {
  readonly licence: LicenceShown;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Same day of the next year; 29 February becomes 1 March. */
const yearLater = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
};

const mostPupils = 20_000;

interface Asked {
  /** A text holds what was typed while it is not a number. */
  readonly pupils: number | string;
  /** ISO day; null for the end that stands. */
  readonly until: string | null;
  readonly remark: string;
}

/** Requests more time, more places, or both from the office. Keeps the input when sending fails. */
export function RequestLicence({ licence, onClose, onSent }: RequestLicenceProps) {
  const { t } = useTranslation(['school', 'common']);
  const [today] = useState(() => dayFromNow());
  const form = useForm<Asked>({
    initialValues: { pupils: licence.allowed, until: yearLater(licence.endsOn), remark: '' },
    validate: {
      pupils: (count) =>
        Number.isInteger(count)
          ? isInRange({ min: 1, max: mostPupils }, t('licence.askMore'))(count)
          : t('licence.askMore'),
      until: (day) => (day !== null && day < today ? t('licence.askPast') : null),
      remark: (text, { pupils, until }) => {
        const same = pupils === licence.allowed && (until === null || until === licence.endsOn);
        return same && text.trim() === '' ? t('licence.askEmpty') : null;
      },
    },
  });

  const send = async () => {
    if (form.validate().hasErrors) return;
    const { pupils, until, remark } = form.values;
    const body = {
      pupils: pupils === licence.allowed ? null : Number(pupils),
      until: until === licence.endsOn ? null : until,
      remark,
    };
    await call('askLicence', { body });
    onSent();
  };

  return (
    <FormModal title={t('licence.askTitle')} submit={t('licence.send')} onClose={onClose} onSubmit={send}>
      <Text c="dimmed">{t('licence.askText', { brand: t('common:brand') })}</Text>
      <NumberInput
        label={t('licence.askPupils')}
        data-autofocus
        min={1}
        max={mostPupils}
        clampBehavior="none"
        allowDecimal={false}
        hideControls
        inputMode="numeric"
        {...form.getInputProps('pupils')}
      />
      <DateField
        width="auto"
        label={t('licence.askUntil')}
        value={form.values.until}
        onChange={(day) => form.setFieldValue('until', day)}
        error={form.errors.until}
      />
      <Textarea
        label={t('licence.askRemark')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        {...form.getInputProps('remark')}
      />
    </FormModal>
  );
}
