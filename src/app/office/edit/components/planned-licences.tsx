import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { formatDay, formatNumber } from '../../../i18n/format';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { notifyDone } from '../../../ui/forms/notify-done';
import { useSending } from '../../../ui/forms/use-sending';
import { isComplete, type Licence, LicenceFields } from '../../shared/licence-fields';
import type { AccountShown } from '../types';

interface PlannedLicencesProps {
  readonly accountId: string;
  readonly account: AccountShown;
  readonly onChanged: () => unknown;
}

const dayMs = 86_400_000;
const shift = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns a year that begins when everything planned has ended. */
function followingYear({ licence, planned, pupils }: AccountShown): Licence {
  const last = planned.at(-1) ?? licence;
  const startsOn = last ? shift(last.endsOn, 1) : new Date().toISOString().slice(0, 10);
  const kind = last && last.kind !== 'trial' ? last.kind : 'school';
  return { kind, pupils: last?.pupils ?? Math.max(1, pupils), startsOn, endsOn: shift(startsOn, 364) };
}

/** Licences that are yet to begin, and a form to plan one. */
export function PlannedLicences({ accountId, account, onChanged }: PlannedLicencesProps) {
  const { t } = useTranslation('office');
  const [next, setNext] = useState<Licence | null>(null);
  const { busy, failure, send } = useSending();
  const plan = async (licence: Licence) => {
    await call('planLicence', { params: { accountId }, body: licence });
    onChanged();
  };
  const unplan = async ({ startsOn, ...licence }: Licence) => {
    await call('unplanLicence', { params: { accountId, startsOn } });
    onChanged();
    notifyDone({ done: t('edit.unplanned'), undo: () => plan({ startsOn, ...licence }) });
  };
  return (
    <Card withBorder shadow="sm" p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('edit.planned')}
        </Title>
        {account.planned.length === 0 ? <Text c="dimmed">{t('edit.nothingPlanned')}</Text> : null}
        {account.planned.map((licence) => (
          <Group key={licence.startsOn} justify="space-between" gap="sm">
            <Text>
              {t('edit.plannedLine', {
                kind: t(`licence.kinds.${licence.kind}`),
                pupils: formatNumber(licence.pupils),
                from: formatDay(licence.startsOn),
                to: formatDay(licence.endsOn),
              })}
            </Text>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              aria-label={t('edit.unplanOf', { from: formatDay(licence.startsOn) })}
              onClick={() => void send(true, () => unplan(licence))}
            >
              {t('edit.unplan')}
            </Button>
          </Group>
        ))}
        {next ? (
          <>
            <LicenceFields value={next} onChange={setNext} />
            <Group gap="sm">
              <Button
                loading={busy}
                disabled={!isComplete(next)}
                onClick={() =>
                  void send(true, async () => {
                    await plan(next);
                    setNext(null);
                  })
                }
              >
                {t('edit.planSubmit')}
              </Button>
              <Button variant="subtle" onClick={() => setNext(null)}>
                {t('edit.planCancel')}
              </Button>
            </Group>
          </>
        ) : (
          <Group>
            <Button variant="default" onClick={() => setNext(followingYear(account))}>
              {t('edit.plan')}
            </Button>
          </Group>
        )}
        <FailureAlert failure={failure} inForm />
      </Stack>
    </Card>
  );
}
