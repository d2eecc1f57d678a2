import { Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { useRead } from '../../api/query';
import { formatMoment, formatNumber } from '../../i18n/format';
import { dayFromNow } from '../../shared/day-from-now';
import { DateField } from '../../ui/forms/date-field';
import { FormModal } from '../../ui/forms/form-modal';
import { notifyDone } from '../../ui/forms/notify-done';
import { TimeField } from '../../ui/forms/time-field';

interface SendFormProps {
  readonly messageId: string;
  readonly onClose: () => void;
  readonly onSent: () => unknown;
}

/** Sends a message now, or at a moment, after saying how many it reaches. */
export function SendForm({ messageId, onClose, onSent }: SendFormProps) {
  const { t } = useTranslation('office');
  const params = { messageId };
  const { data } = useRead('readOfficeMessage', { params });
  const [when, setWhen] = useState('now');
  const [day, setDay] = useState(() => dayFromNow(1));
  const [time, setTime] = useState('08:00');
  const later = new Date(`${day}T${time}`);
  const isMoment = when === 'now' || !Number.isNaN(later.getTime());

  const put = async (at: string | null) => {
    await call('scheduleOfficeMessage', { params, body: { at } });
    await onSent();
  };
  const schedule = async () => {
    const at = (when === 'now' ? new Date() : later).toISOString();
    await put(at);
    onClose();
    notifyDone(
      when === 'now'
        ? { done: t('messages.isSent') }
        : { done: t('messages.isScheduled', { moment: formatMoment(at) }), undo: () => put(null) },
    );
  };
  return (
    <FormModal
      title={t('messages.send')}
      submit={t(when === 'now' ? 'messages.sendNow' : 'messages.schedule')}
      disabled={!isMoment}
      onClose={onClose}
      onSubmit={schedule}
    >
      {data ? (
        <Text>{t('messages.reaches', { count: data.readers, formatted: formatNumber(data.readers) })}</Text>
      ) : null}
      <Radio.Group label={t('messages.when')} value={when} onChange={setWhen}>
        <Stack gap="xs" mt="xs">
          <Radio value="now" label={t('messages.now')} data-autofocus />
          <Radio value="later" label={t('messages.later')} />
        </Stack>
      </Radio.Group>
      {when === 'later' ? (
        <Group gap="md" align="end">
          <DateField
            label={t('edit.invoiceDay')}
            width={170}
            value={day}
            onChange={(chosen) => chosen && setDay(chosen)}
          />
          <TimeField label={t('messages.time')} value={time} onChange={setTime} />
        </Group>
      ) : null}
    </FormModal>
  );
}
