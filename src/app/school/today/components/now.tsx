import { Paper, Text, Title } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/plain/avatar';
import { useLive } from '../../pupils/live/use-live';
import { listed } from '../../shared/listed';
import styles from '../today.module.css';
import type { TodayShown } from '../types';

const mostNames = 3;
const mostAvatars = 12;

/** Shows who practises now, and who did not yet today; without any result. */
export function Now({ groupId, shown }: { readonly groupId: string; readonly shown: TodayShown['live'] }) {
  const { t } = useTranslation(['school', 'today']);
  const { live } = useLive(groupId);
  const { practisedToday: done, pupils: all, notYet } = shown;
  const now = live?.pupils ?? [];
  const rest = notYet.length - mostNames;
  const names =
    rest > 1 ? [...notYet.slice(0, mostNames), t('today:more', { count: rest })].join(', ') : listed(notYet);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="today-now" className={styles.now}>
      <IconBroadcast size={24} stroke={1.75} aria-hidden className={styles.sign} data-on={now.length > 0} />
      <div>
        <Title order={2} size="h4" id="today-now">
          <output>{t('today:now', { count: live ? now.length : shown.now })}</output>
        </Title>
        <Text c="dimmed">{t('today:practised', { count: done, all })}</Text>
      </div>
      {now.length > 0 ? (
        <ul className={styles.live}>
          {now.slice(0, mostAvatars).map(({ pupilId, name, avatar }) => (
            <li key={pupilId}>
              <Avatar id={avatar} size={40} />
              <span>{name}</span>
            </li>
          ))}
          {now.length > mostAvatars ? <li>{t('today:more', { count: now.length - mostAvatars })}</li> : null}
        </ul>
      ) : null}
      {done > 0 && notYet.length > 0 ? (
        <Text c="dimmed" className={styles.notYet}>
          {t('today:notYet', { names })}
        </Text>
      ) : null}
    </Paper>
  );
}
