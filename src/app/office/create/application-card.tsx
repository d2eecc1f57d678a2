import { Alert, Anchor, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconEdit, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDaysAgo, formatNumber } from '../../i18n/format';
import type { ApplicationShown } from './types';

interface ApplicationCardProps {
  readonly application: ApplicationShown;
  readonly busy: boolean;
  readonly onCreate: () => void;
  /** Fills in the form with it, to change something first. */
  readonly onAdjust: () => void;
  readonly onDecline: () => void;
}

/** An application that waits, with what can be done about it. */
export function ApplicationCard({ application, busy, onCreate, onAdjust, onDecline }: ApplicationCardProps) {
  const { t } = useTranslation('office');
  const { kind, country, schoolName, contactName, email, address, pupils, schoolCode, known } = application;
  const title = schoolName ?? contactName;
  return (
    <Card withBorder shadow="xs" padding="lg" component="li">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Text component="h3" fw={700} size="lg" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Badge variant="light">{formatDaysAgo(application.askedAt)}</Badge>
        </Group>
        <Text c="dimmed">
          {[
            t(`accounts.kinds.${kind}`),
            country.toUpperCase(),
            schoolCode,
            t('create.pupils', { count: pupils, formatted: formatNumber(pupils) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {schoolName ? `${contactName}, ` : ''}
          {email}
          {address ? (
            <>
              <br />
              {address}
            </>
          ) : null}
        </Text>
        {application.remark ? (
          <Text component="blockquote" m={0} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            “{application.remark}”
          </Text>
        ) : null}
        {known.length > 0 ? (
          <Alert color="yellow" variant="light">
            {t('create.known')}{' '}
            {known.map(({ accountId, name }, at) => (
              <span key={accountId}>
                {at > 0 ? ', ' : ''}
                <Anchor component={Link} to={`/superadmin/accounts/${accountId}/bewerken`}>
                  {name}
                </Anchor>
              </span>
            ))}
          </Alert>
        ) : null}
        <Group gap="sm">
          <Button
            loading={busy}
            leftSection={<IconCheck size={20} stroke={1.75} aria-hidden />}
            aria-label={t('create.fromOf', { name: title })}
            onClick={onCreate}
          >
            {t('create.from')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconEdit size={20} stroke={1.75} aria-hidden />}
            aria-label={t('create.adjustOf', { name: title })}
            onClick={onAdjust}
          >
            {t('create.adjust')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconX size={20} stroke={1.75} aria-hidden />}
            aria-label={t('create.declineOf', { name: title })}
            onClick={onDecline}
          >
            {t('create.decline')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
