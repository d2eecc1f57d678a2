import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { keyOf, useRead } from '../../../api/query';
import { useUser } from '../../../session/session';
import { PageFrame } from '../../../ui/page/page-frame';
import { NoPupils } from '../../shared/no-pupils';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { usePrintLayout } from '../../shared/use-print-layout';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { ParentSheet } from '../pupil/components/parent-sheet';
import styles from './parents.module.css';

/** The sheets for the talks with parents of a whole group: looked through on the screen, printed as one document. */
export function Component() {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  usePrintLayout('report');
  useEffect(() => {
    document.body.dataset.sheets = '';
    return () => {
      delete document.body.dataset.sheets;
    };
  }, []);
  const { data, isPending, error, refetch } = useRead('listPupils', { params: { groupId: paths.groupId } });
  const school = useRead('readSchool');
  const user = useUser();
  const crumbs = useGroupCrumbs(data?.group.name, t('parents.title'));
  const pupils = data?.pupils ?? [];
  const { sheets, failed } = useQueries({
    queries: pupils.map(({ pupilId }) => {
      const input = { params: { pupilId, periodId: 'current' } };
      return { queryKey: keyOf('readProgress', input), queryFn: () => call('readProgress', input) };
    }),
    combine: (results) => ({
      sheets: results.flatMap((result) => result.data ?? []),
      failed: results.find((result) => result.error)?.error ?? null,
    }),
  });
  const begun = sheets.filter(({ totals }) => totals.answers > 0);
  const isReady = data !== undefined && sheets.length === pupils.length;
  const without = sheets.filter(({ totals }) => totals.answers === 0).map(({ pupil }) => pupil.name);
  const from = {
    school: school.data?.name ?? null,
    group: data?.group.name ?? null,
    teacher: data?.group.teachers.join(', ') || (user?.name ?? null),
  };
  return (
    <PageFrame
      title={t('parents.title')}
      subtitle={
        isReady
          ? t('parents.count', { count: begun.length })
          : t('parents.loading', { done: sheets.length, all: pupils.length })
      }
      crumbs={crumbs}
      loading={isPending}
      error={error ?? failed}
      onRetry={refetch}
      action={
        pupils.length > 0 ? (
          <Button
            data-no-print
            disabled={!isReady || begun.length === 0}
            leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('progress.print')}
          </Button>
        ) : null
      }
    >
      {data && pupils.length === 0 ? <NoPupils /> : null}
      {isReady && without.length > 0 ? (
        <Text data-no-print mb="md">
          {t('parents.without', { names: without.join(', ') })}
        </Text>
      ) : null}
      {isReady
        ? begun.map((progress) => (
            <article key={progress.pupil.pupilId} className={styles.paper} aria-label={progress.pupil.name}>
              <ParentSheet progress={progress} from={from} isShown />
            </article>
          ))
        : null}
    </PageFrame>
  );
}
