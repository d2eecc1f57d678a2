import { Button, Menu, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../api/call';
import { keyOf, pollEvery, queryClient, useRead } from '../../api/query';
import { formatDate, formatDay } from '../../i18n/format';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { NoPupils } from '../shared/no-pupils';
import { useActions } from '../shared/use-actions';
import { useGroupCrumbs } from '../shared/use-group-crumbs';
import { useSchoolPaths } from '../shared/use-school-paths';
import { ClassBoardButton } from './board/class-board-button';
import { Advice } from './components/advice';
import { Done } from './components/done';
import { Effects } from './components/effects';
import { FirstGroup } from './components/first-group';
import { Now } from './components/now';
import { TodaySkeleton } from './components/today-skeleton';
import type { TodayShown } from './types';
import { useInterventions } from './use-interventions';

const refreshEvery = 60_000;

/** Reads the page again while it is shown. */
function useToday(groupId: string) {
  const input = { params: { groupId } };
  return useQuery({
    queryKey: keyOf('readToday', input),
    queryFn: () => call('readToday', input),
    refetchInterval: pollEvery(refreshEvery),
  });
}

/** The first page of a day, of the group in the address or else of the first. */
export function Component() {
  const { groupId } = useSchoolPaths();
  return groupId === '' ? <FirstGroup /> : <Today />;
}

/** Shows who practises now, and the few things that help most today. */
function Today() {
  const { t } = useTranslation(['school', 'today']);
  const paths = useSchoolPaths();
  const { data, isPending, error, refetch, fetchStatus, dataUpdatedAt } = useToday(paths.groupId);
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const interventions = useInterventions(change);
  const crumbs = useGroupCrumbs(data?.group.name, t('today.title'));
  const isStale = data !== undefined && (error !== null || fetchStatus === 'paused');
  return (
    <PageFrame
      title={data ? t('today:of', { name: data.group.name }) : t('today.title')}
      subtitle={data ? formatDay(data.day, { weekday: 'long', day: 'numeric', month: 'long' }) : '\u00a0'}
      crumbs={crumbs}
      action={
        <>
          {data && data.live.pupils > 0 ? (
            <ClassBoardButton groupId={paths.groupId} name={data.group.name} people={data.live.people} />
          ) : null}
          <ChooseGroup groupId={paths.groupId} />
        </>
      }
      loading={isPending}
      skeleton={<TodaySkeleton />}
      error={data ? null : error}
      onRetry={refetch}
    >
      {data && data.live.pupils === 0 ? (
        <NoPupils />
      ) : data ? (
        <Stack gap="md">
          {problem}
          {isStale ? (
            <Text component="output">
              {t('today:stale', { time: formatDate(dataUpdatedAt, { timeStyle: 'short' }) })}
            </Text>
          ) : null}
          <Now groupId={paths.groupId} shown={data.live} />
          {hasAdvice(data) ? (
            <Advice today={data} onDone={interventions.record} />
          ) : (
            <Nothing hasBegun={data.live.hasBegun} />
          )}
          {data.effects.length > 0 ? <Effects effects={data.effects} onSeen={interventions.close} /> : null}
          {data.done.length > 0 ? <Done done={data.done} onUndo={interventions.undo} /> : null}
        </Stack>
      ) : null}
    </PageFrame>
  );
}

const hasAdvice = ({ pupils, instruction, proposal }: TodayShown): boolean =>
  pupils.length > 0 || instruction !== null || proposal !== null;

/** Leads to another group of this teacher, where there is one. */
function ChooseGroup({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation(['school', 'today']);
  const paths = useSchoolPaths();
  const { data } = useRead('listGroups');
  const others = (data?.groups ?? []).filter((group) => group.groupId !== groupId);
  if (others.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}>
          {t('today:otherGroup')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((group) => (
          <Menu.Item key={group.groupId} component={Link} to={paths.today(group.groupId)}>
            {group.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Nothing({ hasBegun }: { readonly hasBegun: boolean }) {
  const { t } = useTranslation(['school', 'today']);
  const paths = useSchoolPaths();
  if (hasBegun) return <EmptyState title={t('today:nothing.title')} text={t('today:nothing.text')} />;
  return (
    <EmptyState
      title={t('today:notBegun.title')}
      text={t('today:notBegun.text')}
      action={
        <Button component={Link} to={paths.cards()}>
          {t('pupils.cards')}
        </Button>
      }
    />
  );
}
