import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../api/query';
import { useUser } from '../../session/session';
import { PageFrame } from '../../ui/page/page-frame';
import { NextHolidays } from './components/next-holidays';
import { SchoolFacts } from './components/school-facts';
import { SchoolForm } from './components/school-form';

/** Page of the school: admins edit it, teachers read it. */
export function Component() {
  const { t } = useTranslation('school');
  const { data, isPending, error, refetch } = useRead('readSchool');
  const manages = useUser()?.role === 'schooladmin';
  return (
    <PageFrame
      title={t('about.title')}
      subtitle={data ? data.name : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data && manages ? <SchoolForm school={data} /> : null}
      {data && !manages ? (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" maw={1040}>
          <SchoolFacts school={data} />
          <NextHolidays region={data.region} />
        </SimpleGrid>
      ) : null}
    </PageFrame>
  );
}
