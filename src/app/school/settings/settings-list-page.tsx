import { Badge, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconAdjustments, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../../api/query';
import { formatMoment } from '../../i18n/format';
import { PageFrame } from '../../ui/page-frame';
import { useGroupCrumbs } from '../use-group-crumbs';
import { usePlace } from '../use-place';
import type { SettingsShown } from './settings-draft';
import { useCollections } from './use-collections';

/** What the group practises now, and what it practised before. */
export function Component() {
  const { t } = useTranslation('school');
  const place = usePlace();
  const group = useRead('readGroup', { params: { groupId: place.groupId } });
  const { data, isPending, error, refetch } = useRead('listSettings', { params: { groupId: place.groupId } });
  const crumbs = useGroupCrumbs(group.data?.name, t('settings.title'));
  const versions = (data?.versions ?? []).toSorted((a, b) => b.version - a.version);
  const current = versions.find((version) => version.current);
  const older = versions.filter((version) => !version.current);
  return (
    <PageFrame
      title={t('settings.title')}
      subtitle={group.data?.name}
      crumbs={crumbs}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        current ? (
          <Button
            component={Link}
            to={place.oneSettings(current.settingsId)}
            leftSection={<IconAdjustments size={20} stroke={1.75} />}
          >
            {t('settings.edit')}
          </Button>
        ) : null
      }
    >
      <Stack gap="lg">
        {current ? <Current settings={current} /> : null}
        {older.length > 0 ? (
          <section>
            <Title order={2} size="h3" mb="sm">
              {t('settings.older')}
            </Title>
            <Stack gap="sm">
              {older.map((version) => (
                <Card key={version.settingsId} withBorder padding="md">
                  <Group justify="space-between">
                    <Group gap="sm" wrap="nowrap">
                      <IconHistory size={20} stroke={1.75} aria-hidden />
                      <div>
                        <Text fw={600}>
                          {version.title} · {t('settings.version', { version: version.version })}
                        </Text>
                        <Text size="sm" c="dimmed">
                          {t('settings.made', { date: formatMoment(version.createdAt) })}
                        </Text>
                      </div>
                    </Group>
                    <Button
                      component={Link}
                      to={place.oneSettings(version.settingsId)}
                      variant="default"
                      aria-label={`${t('settings.look')}: ${t('settings.version', { version: version.version })}`}
                    >
                      {t('settings.look')}
                    </Button>
                  </Group>
                </Card>
              ))}
            </Stack>
          </section>
        ) : null}
      </Stack>
    </PageFrame>
  );
}

function Current({ settings }: { readonly settings: SettingsShown }) {
  const { t } = useTranslation('school');
  const { titleOf } = useCollections();
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Group justify="space-between" mb={4}>
        <Title order={2}>{settings.title}</Title>
        <Badge size="lg" variant="light" tt="none">
          {t('settings.current')} · {t('settings.version', { version: settings.version })}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {t('settings.made', { date: formatMoment(settings.createdAt) })}
      </Text>
      <List spacing="xs">
        {settings.tasks.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a collection may stand in the list twice
          <List.Item key={`${task.collectionKey} ${index}`}>
            <Text span fw={600}>
              {titleOf(task.collectionKey)}
            </Text>{' '}
            <Text span c="dimmed">
              {task.required
                ? `${t('settings.required')}, ${t('settings.roundsPerDay').toLocaleLowerCase()}: ${task.roundsPerDay}`
                : t('settings.free')}
            </Text>
          </List.Item>
        ))}
      </List>
      <Text mt="md">
        {[t('settings.sumsCount', { count: settings.sumsPerRound }), t(`settings.${settings.series}`)].join(
          ' · ',
        )}
      </Text>
    </Card>
  );
}
