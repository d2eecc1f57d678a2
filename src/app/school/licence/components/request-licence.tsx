import { NumberInput, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { dayFromNow } from '../../../shared/day-from-now';
import { DateField } from '../../../ui/forms/date-field';
import { FormModal } from '../../shared/form-modal';
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

/** Requests more time, more places, or both from the office. Keeps the input when sending fails. */
export function RequestLicence({ licence, onClose, onSent }: RequestLicenceProps) {
  const { t } = useTranslation(['school', 'common']);
  const [pupils, setPupils] = useState<number | string>(licence.allowed);
  const [until, setUntil] = useState<string | null>(yearLater(licence.endsOn));
  const [today] = useState(() => dayFromNow());
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);

  const count = Number(pupils);
  const wrongCount = !Number.isInteger(count) || count < 1 || count > mostPupils;
  const past = until !== null && until < today;
  const same = count === licence.allowed && (until === null || until === licence.endsOn);
  const nothing = same && remark.trim() === '';

  const send = async () => {
    setTried(true);
    if (wrongCount || past || nothing) return;
    const body = {
      pupils: count === licence.allowed ? null : count,
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
        value={pupils}
        onChange={setPupils}
        error={tried && wrongCount ? t('licence.askMore') : undefined}
      />
      <DateField
        width="auto"
        label={t('licence.askUntil')}
        value={until}
        onChange={setUntil}
        error={tried && past ? t('licence.askPast') : undefined}
      />
      <Textarea
        label={t('licence.askRemark')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
        error={tried && nothing ? t('licence.askEmpty') : undefined}
      />
    </FormModal>
  );
}
