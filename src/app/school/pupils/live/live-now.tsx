import { Group, Progress, Text, Title } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { describeError } from '../../../ui/forms/describe-error';
import { Avatar } from '../../../ui/plain/avatar';
import styles from './live.module.css';
import { type PupilLive, useLive } from './use-live';

/** After this time without an update a notice appears, ms. */
const idleAfter = 60_000;

/** Shows who of the group is practising now. Only first names and no results, because children may see it. */
export function LiveNow({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('school');
  const { live, error, connected } = useLive(groupId);
  const pupils = live?.pupils ?? [];
  return (
    <section className={styles.live} aria-label={t('live.title')} data-no-print data-live={connected}>
      <Group gap="xs" wrap="nowrap" className={styles.head}>
        <IconBroadcast
          size={20}
          stroke={1.75}
          aria-hidden
          className={styles.sign}
          data-on={pupils.length > 0}
        />
        <Title order={2} size="h5">
          {t('live.title')}
        </Title>
        <Text component="output" c="dimmed" size="sm">
          {error && !live
            ? describeError(error)
            : pupils.length === 0
              ? t('live.nobody')
              : t('live.count', { count: pupils.length })}
        </Text>
      </Group>
      {pupils.length > 0 ? (
        <ul className={styles.pupils}>
          {pupils.map((pupil) => (
            <PupilNow key={pupil.pupilId} pupil={pupil} now={Date.parse(live?.now ?? '')} />
          ))}
        </ul>
      ) : null}
      {error && live ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('live.stale')}
        </Text>
      ) : null}
    </section>
  );
}

function PupilNow({ pupil, now }: { readonly pupil: PupilLive; readonly now: number }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const { name, avatar, title, test, answers, asked, finished, lastAnswer, doneToday } = pupil;
  const isIdle = now - Date.parse(lastAnswer) > idleAfter;
  const what = title ? titleIn({ title }, locale) : t('progress.round.startTest');
  const state = finished
    ? t('live.finished')
    : isIdle
      ? t('live.idle')
      : asked === null
        ? t('live.answers', { count: answers })
        : t('live.progress', { done: Math.min(answers, asked), all: asked });
  return (
    <li className={styles.pupil} data-idle={isIdle && !finished}>
      <Avatar id={avatar} size={36} />
      <div className={styles.words}>
        <Text fw={700} lh={1.2} truncate>
          {name}
        </Text>
        <Text size="sm" c="dimmed" lh={1.3} truncate title={what}>
          {test && title ? t('live.test', { what }) : what}
        </Text>
        {asked !== null && !finished ? (
          <Progress value={(100 * Math.min(answers, asked)) / asked} size="sm" mt={4} aria-hidden />
        ) : null}
        <Text size="xs" c="dimmed">
          {[state, t('live.today', { count: doneToday })].join(' · ')}
        </Text>
      </div>
    </li>
  );
}
