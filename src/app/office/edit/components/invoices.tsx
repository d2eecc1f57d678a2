import { Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { formatDay } from '../../../i18n/format';
import { dayFromNow } from '../../../shared/day-from-now';
import { DateField } from '../../../ui/forms/date-field';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { notifyDone } from '../../../ui/forms/notify-done';
import { useSending } from '../../../ui/forms/use-sending';
import type { AccountShown } from '../types';

interface InvoicesProps {
  readonly accountId: string;
  readonly invoices: AccountShown['invoices'];
  readonly onChanged: () => unknown;
}

/** Invoices as text, which the admins of the account read, and a form for one more. */
export function Invoices({ accountId, invoices, onChanged }: InvoicesProps) {
  const { t } = useTranslation(['office', 'common']);
  const required = isNotEmpty(t('common:validation.required'));
  const form = useForm({
    initialValues: { number: '', day: dayFromNow(), body: '' },
    validate: { number: required, body: required },
  });
  const { busy, failure, send } = useSending();
  const add = async (body: typeof form.values) => {
    await call('addInvoice', { params: { accountId }, body });
    form.reset();
    onChanged();
    notifyDone({ done: t('edit.invoiceAdded', { number: body.number }) });
  };
  return (
    <Card withBorder shadow="sm" p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('edit.invoices')}
        </Title>
        {invoices.length === 0 ? <Text c="dimmed">{t('edit.noInvoices')}</Text> : null}
        {invoices.map(({ number, day, body }) => (
          <div key={number + day}>
            <Text fw={600}>
              {number} · {formatDay(day)}
            </Text>
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Text>
          </div>
        ))}
        <form noValidate onSubmit={form.onSubmit((body) => void send(true, () => add(body)))}>
          <Stack gap="sm">
            <Group gap="md" align="start">
              <TextInput
                label={t('edit.invoiceNumber')}
                maxLength={40}
                required
                {...form.getInputProps('number')}
              />
              <DateField
                label={t('edit.invoiceDay')}
                width={170}
                value={form.values.day}
                onChange={(day) => day && form.setFieldValue('day', day)}
              />
            </Group>
            <Textarea
              label={t('edit.invoiceBody')}
              autosize
              minRows={2}
              maxLength={4000}
              required
              {...form.getInputProps('body')}
            />
            <FailureAlert failure={failure} inForm />
            <Group>
              <Button type="submit" variant="default" loading={busy}>
                {t('edit.addInvoice')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
