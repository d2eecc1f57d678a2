import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { formatMoment } from '../../../i18n/format';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { notifyDone } from '../../../ui/forms/notify-done';
import { useSending } from '../../../ui/forms/use-sending';
import { CardSection } from '../../../ui/page/card-section';

/** Hours a school can choose; a week at most. */
const choices = [1, 4, 24, 72, 168] as const;

/** Lets the office look in on the screens of one user or of all, for some hours, and shows what was granted. */
export function SupportGrants() {
  const { t } = useTranslation(['school', 'common']);
  const { data, error, refetch } = useRead('listGrants');
  const [userId, setUserId] = useState('');
  const [hours, setHours] = useState<number>(4);
  const { busy, failure, send } = useSending();

  const revoke = async (grantId: string) => {
    await call('revokeGrant', { params: { grantId } });
    await refetch();
    notifyDone({ done: t('about.support.revoked') });
  };
  const grant = async () => {
    const { grantId } = await call('grantSupport', { body: { userId: userId || null, hours } });
    await refetch();
    notifyDone({ done: t('about.support.granted'), undo: () => revoke(grantId) });
  };

  return (
    <CardSection title={t('about.support.title')} text={t('about.support.text')}>
      <Group gap="sm" align="end">
        <NativeSelect
          style={{ flex: '1 1 240px' }}
          styles={{ input: { textOverflow: 'ellipsis' } }}
          label={t('about.support.who')}
          value={userId}
          data={[
            { value: '', label: t('about.support.everybody') },
            ...(data?.users ?? []).map((each) => ({ value: each.userId, label: each.name })),
          ]}
          onChange={(event) => setUserId(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('about.support.howLong')}
          value={String(hours)}
          data={choices.map((each) => ({
            value: String(each),
            label:
              each < 24
                ? t('about.support.hours', { count: each })
                : t('about.support.days', { count: each / 24 }),
          }))}
          onChange={(event) => setHours(Number(event.currentTarget.value))}
        />
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconEye size={20} stroke={1.75} aria-hidden />}
          onClick={() => void send(true, grant)}
        >
          {t('about.support.grant')}
        </Button>
      </Group>
      <FailureAlert failure={failure ?? error} />
      {(data?.grants ?? []).map(({ grantId, userName, expiresAt, state, usedAt }) => (
        <Group key={grantId} justify="space-between" gap="sm" data-grant={state}>
          <div>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {userName ?? t('about.support.everybody')}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`about.support.states.${state}`, { moment: formatMoment(expiresAt) })}{' '}
              {usedAt ? t('about.support.used', { moment: formatMoment(usedAt) }) : t('about.support.unused')}
            </Text>
          </div>
          {state === 'live' ? (
            <Button
              size="compact-md"
              variant="default"
              aria-label={t('about.support.revokeOf', { name: userName ?? t('about.support.everybody') })}
              onClick={() => void send(true, () => revoke(grantId))}
            >
              {t('about.support.revoke')}
            </Button>
          ) : null}
        </Group>
      ))}
    </CardSection>
  );
}
