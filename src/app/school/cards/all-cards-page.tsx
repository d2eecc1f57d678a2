import { Button, Stack, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type CallReply, call } from '../../api/call';
import { loginPath } from '../../shared/constants';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { usePrintLayout } from '../shared/use-print-layout';
import styles from './cards.module.css';
import { LoginCard } from './components/login-card';

type Made = CallReply<'makeLoginCards'>;

/** Login cards of several groups, one group after another, to be printed at once. They stay in memory while they are shown. */
export function Component() {
  usePrintLayout('cards');
  const { t } = useTranslation('school');
  const [search] = useSearchParams();
  const groupIds = search.getAll('groep');
  const [done, setDone] = useState(0);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['login-cards', ...groupIds],
    queryFn: async () => {
      const made: Made[] = [];
      for (const groupId of groupIds) {
        made.push(await call('makeLoginCards', { params: { groupId }, body: { renew: false } }));
        setDone(made.length);
      }
      return made;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const groups = (data ?? []).filter(({ cards }) => cards.length > 0);
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <PageFrame
      title={t('passwords.allGroups.title')}
      subtitle={
        isPending
          ? t('passwords.allGroups.making', { done, count: groupIds.length })
          : t('passwords.allGroups.count', { count })
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        count > 0 ? (
          <Button
            data-no-print
            leftSection={<IconPrinter size={20} stroke={1.75} />}
            onClick={() => window.print()}
          >
            {t('passwords.allGroups.print')}
          </Button>
        ) : null
      }
    >
      {data && count === 0 ? (
        <EmptyState title={t('pupils.empty.title')} text={t('pupils.empty.text')} />
      ) : null}
      <Stack gap="xl">
        {groups.map(({ className, classCode, cards }) => (
          <section key={classCode} className={styles.group}>
            <Title order={2} mb="sm">
              {className}
            </Title>
            <ul className={styles.cards}>
              {cards.map((card) => (
                <LoginCard
                  key={card.pupilId}
                  card={card}
                  classCode={classCode}
                  address={`${location.host}${loginPath}`}
                />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </PageFrame>
  );
}
