import { Anchor, Badge, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { titleIn } from '@/maths/title-in';
import type { CallReply } from '../../../api/call';
import { queryClient, useRead } from '../../../api/query';
import { formatDay, formatMoment } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import { dayFromNow } from '../../../shared/day-from-now';
import { PageFrame } from '../../../ui/page/page-frame';
import { GroupTabs } from '../../shared/group-tabs';
import { useActions } from '../../shared/use-actions';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { ownFields, type SettingsShown } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { useGames } from '../draft/use-games';
import { VersionList } from '../form/version-list';
import { GamesOff } from '../practice/games-off';
import { ReadyButton } from '../ready/ready-button';
import { SettingsMenu } from '../templates/settings-menu';
import { ViewAsPupil } from './view-as-pupil';

/** Lists the current and the earlier settings of the group. */
export function Component() {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const group = useRead('readGroup', { params: { groupId: paths.groupId } });
  const { data, isPending, error, refetch } = useRead('listSettings', { params: { groupId: paths.groupId } });
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const crumbs = useGroupCrumbs(group.data?.name, t('settings.title'));
  const versions = (data?.versions ?? []).toSorted((a, b) => b.version - a.version);
  const current = versions.find((version) => version.current);
  const older = versions.filter((version) => !version.current);
  return (
    <PageFrame
      title={t('settings.title')}
      subtitle={group.data?.name ?? '\u00a0'}
      crumbs={crumbs}
      tabs={<GroupTabs current="settings" />}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        current ? (
          <>
            <SettingsMenu settings={current} groupName={group.data?.name ?? ''} onDone={change} />
            <ViewAsPupil groupId={paths.groupId} />
            <Button
              component={Link}
              to={paths.oneSettings(current.settingsId)}
              variant="default"
              leftSection={<IconAdjustments size={20} stroke={1.75} />}
            >
              {t('settings.edit')}
            </Button>
            <ReadyButton groupId={paths.groupId} onDone={change} />
          </>
        ) : null
      }
    >
      <Stack gap="lg">
        {problem}
        {current ? <Current settings={current} year={group.data?.year ?? null} /> : null}
        <OwnPupils pupils={(data?.pupils ?? []).filter(({ differs }) => differs.length > 0)} />
        {older.length > 0 ? (
          <section>
            <Title order={2} size="h3" mb="sm">
              {t('settings.older')}
            </Title>
            <VersionList
              versions={older.map((version) => ({ ...version, path: paths.oneSettings(version.settingsId) }))}
            />
          </section>
        ) : null}
      </Stack>
    </PageFrame>
  );
}

/** Lists the pupils with overrides. */
function OwnPupils({ pupils }: { readonly pupils: CallReply<'listSettings'>['pupils'] }) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  if (pupils.length === 0) return null;
  return (
    <Card withBorder padding="lg" component="section">
      <Title order={2} size="h3">
        {t('adjust.pupils')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('adjust.pupilsHint')}
      </Text>
      <List spacing={4}>
        {pupils.map(({ pupilId, name, differs }) => (
          <List.Item key={pupilId}>
            <Anchor component={Link} to={paths.pupilSettings(pupilId)} fw={600}>
              {name}
            </Anchor>
            <Text span c="dimmed">
              {' · '}
              {ownFields
                .filter((field) => differs.includes(field))
                .map((field) => t(`adjust.own.field.${field}`))
                .join(', ')}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}

/** What a task asks besides its sums: how often, when, and in which games. */
function useTaskDetails({
  named: namedOf,
}: ReturnType<typeof useGames>): (task: SettingsShown['tasks'][number]) => string {
  const { t } = useTranslation('school');
  const locale = useLocale();
  return (task) => {
    const { from, until, games } = task;
    const named = namedOf(games).map((game) => titleIn(game, locale));
    const day = (value: string) => formatDay(value, { day: 'numeric', month: 'short' });
    return [
      task.required ? t('adjust.perDay', { count: task.roundsPerDay }) : t('settings.free'),
      from !== null && until !== null
        ? t('adjust.period', { from: day(from), until: day(until) })
        : until !== null
          ? t('adjust.endsOn', { until: day(until) })
          : from !== null && from > dayFromNow()
            ? t('adjust.beginsOn', { from: day(from) })
            : null,
      named.length > 0 ? named.join(', ') : t('adjust.allGames'),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  };
}

interface CurrentProps {
  readonly settings: SettingsShown;
  readonly year: number | null;
}

function Current({ settings, year }: CurrentProps) {
  const { t } = useTranslation('school');
  const { titleOf } = useCollections();
  const games = useGames(year);
  const detailsOf = useTaskDetails(games);
  const shown = settings.tasks.filter(({ until }) => until === null || until >= dayFromNow());
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Group justify="space-between" mb={4}>
        <Title order={2}>{settings.title}</Title>
        <Badge size="lg" variant="light">
          {t('settings.current')} · {t('settings.version', { version: settings.version })}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {[
          t('settings.made', { date: formatMoment(settings.createdAt) }),
          settings.createdBy && t('adjust.by', { name: settings.createdBy }),
        ]
          .filter((word) => typeof word === 'string')
          .join(' ')}
      </Text>
      <List spacing="xs">
        {shown.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a collection may stand in the list twice
          <List.Item key={`${task.collectionKey} ${index}`}>
            <Text fw={600}>{titleOf(task.collectionKey)}</Text>
            <Text size="sm" c="dimmed">
              {detailsOf(task)}
            </Text>
            <GamesOff games={games.notOffered(task.games)} />
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
