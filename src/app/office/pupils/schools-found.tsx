import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SchoolFound } from './types';

/** Schools that a search found; each leads to its pupils. */
export function SchoolsFound({ schools }: { readonly schools: readonly SchoolFound[] }) {
  const { t } = useTranslation('office');
  return (
    <Card withBorder shadow="xs" padding="md" component="section" aria-labelledby="schools-found">
      <Title order={2} size="h4" id="schools-found" mb="sm">
        {t('pupils.schools', { count: schools.length })}
      </Title>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {schools.map(({ accountId, name, schoolCode }) => (
          <Group component="li" key={accountId} justify="space-between" gap="sm" wrap="nowrap">
            <Anchor
              component={Link}
              to={`?school=${accountId}`}
              fw={600}
              style={{ overflowWrap: 'anywhere' }}
            >
              {name}
            </Anchor>
            {schoolCode ? <Text c="dimmed">{schoolCode}</Text> : null}
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
