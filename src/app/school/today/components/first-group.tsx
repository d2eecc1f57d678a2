import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { useRead } from '../../../api/query';
import { EmptyState } from '../../../ui/messages/empty-state';
import { PageFrame } from '../../../ui/page/page-frame';
import { useSchoolPaths } from '../../shared/use-school-paths';

/** Leads to the first group that practises, else to the first; the page of a group leads on to the others. */
export function FirstGroup() {
  const { t } = useTranslation(['school', 'today']);
  const paths = useSchoolPaths();
  const { data, isPending, error, refetch } = useRead('listGroups');
  const groups = data?.groups ?? [];
  const group = groups.find(({ practisedThisWeek }) => practisedThisWeek > 0) ?? groups[0];
  const extra = useRead('listExtraGroups');
  const [firstExtra] = extra.data?.groups ?? [];
  if (group) return <Navigate to={paths.today(group.groupId)} replace />;
  // A teacher of an extra group alone: it has no page of today.
  if (data && firstExtra) return <Navigate to={paths.extraGroup(firstExtra.groupId)} replace />;
  return (
    <PageFrame
      title={t('today.title')}
      loading={isPending || extra.isPending}
      error={error}
      onRetry={refetch}
    >
      <EmptyState
        title={t('today:noGroups.title')}
        text={t('today:noGroups.text')}
        action={
          <Button component={Link} to={paths.groups}>
            {t('groups.title')}
          </Button>
        }
      />
    </PageFrame>
  );
}
