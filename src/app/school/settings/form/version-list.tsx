import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../../i18n/format';

interface ListedVersion {
  readonly settingsId: string;
  readonly version: number;
  readonly title: string;
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly path: string;
}

/** Lists versions, each with a link to view and restore it. */
export function VersionList({ versions }: { readonly versions: readonly ListedVersion[] }) {
  const { t } = useTranslation('school');
  return (
    <Stack gap="sm">
      {versions.map(({ settingsId, version, title, createdAt, createdBy, path }) => (
        <Card key={settingsId} withBorder padding="md">
          <Group justify="space-between">
            <Group gap="sm" wrap="nowrap">
              <IconHistory size={20} stroke={1.75} aria-hidden />
              <div>
                <Text fw={600}>
                  {title} · {t('settings.version', { version })}
                </Text>
                <Text size="sm" c="dimmed">
                  {[
                    t('settings.made', { date: formatMoment(createdAt) }),
                    createdBy && t('adjust.by', { name: createdBy }),
                  ]
                    .filter((word) => typeof word === 'string')
                    .join(' ')}
                </Text>
              </div>
            </Group>
            <Button
              component={Link}
              to={path}
              variant="default"
              aria-label={`${t('settings.look')}: ${t('settings.version', { version })}`}
            >
              {t('settings.look')}
            </Button>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
