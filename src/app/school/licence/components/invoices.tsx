import { Accordion, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import type { LicenceShown } from '../types';

/** Lists the invoices of the school as text, the newest first. */
export function Invoices({ invoices }: { readonly invoices: NonNullable<LicenceShown['invoices']> }) {
  const { t } = useTranslation('school');
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t('licence.invoices')}
        </Title>
        {invoices.length === 0 ? (
          <Text c="dimmed">{t('licence.noInvoices')}</Text>
        ) : (
          <Accordion order={3} variant="separated">
            {invoices.map(({ number, day, body }) => (
              <Accordion.Item key={number} value={number}>
                <Accordion.Control>
                  <Group justify="space-between" gap="xs">
                    <Text fw={600}>{t('licence.invoice', { number })}</Text>
                    <Text c="dimmed">{formatDay(day)}</Text>
                  </Group>
                </Accordion.Control>
                <Accordion.Panel>
                  <Text style={{ whiteSpace: 'pre-line' }}>{body}</Text>
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        )}
      </Stack>
    </Card>
  );
}
