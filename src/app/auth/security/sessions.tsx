import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import { formatMoment } from '../../i18n/format';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { CardSection } from '../../ui/page/card-section';
import styles from './security.module.css';

type Session = CallReply<'readSecurity'>['sessions'][number];

interface SessionsProps {
  readonly sessions: readonly Session[];
  readonly onChanged: () => void;
}

/** Lists the person's sessions; each can be ended. */
export function Sessions({ sessions, onChanged }: SessionsProps) {
  const { t } = useTranslation('security');
  const [failure, setFailure] = useState<unknown>(null);
  const doing = async (work: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    onChanged();
  };
  return (
    <CardSection title={t('sessions.title')} text={t('sessions.text')}>
      <FailureAlert failure={failure} />
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {sessions.map(({ sessionId, device, since, lastSeen, current }) => (
          <Group key={sessionId} component="li" justify="space-between" gap="xs" wrap="nowrap">
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <IconDeviceDesktop size={24} stroke={1.75} aria-hidden style={{ flexShrink: 0 }} />
              <div>
                <Group gap="xs">
                  <Text fw={600}>{device ?? t('sessions.unknown')}</Text>
                  {current ? (
                    <Badge size="lg" variant="light">
                      {t('sessions.current')}
                    </Badge>
                  ) : null}
                </Group>
                <Text size="sm" c="dimmed" className={styles.when ?? ''}>
                  <span>{t('sessions.since', { since: formatMoment(since) })}</span>
                  <span>{t('sessions.seen', { seen: formatMoment(lastSeen) })}</span>
                </Text>
              </div>
            </Group>
            {current ? null : (
              <Button
                variant="default"
                size="sm"
                style={{ flexShrink: 0 }}
                aria-label={t('sessions.endOne', { device: device ?? t('sessions.unknown') })}
                onClick={() => void doing(() => call('endSession', { params: { sessionId } }))}
              >
                {t('sessions.end')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {sessions.length > 1 ? (
        <div>
          <Button variant="light" onClick={() => void doing(() => call('endOtherSessions'))}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      ) : null}
    </CardSection>
  );
}
