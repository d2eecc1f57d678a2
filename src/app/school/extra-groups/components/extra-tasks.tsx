import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { call } from '../../../api/call';
import { useRead } from '../../../api/query';
import { useLocale } from '../../../i18n/use-locale';
import { Section } from '../../progress/shared/section';
import type { RunAction } from '../../shared/use-actions';
import { daysText } from '../days-text';
import styles from '../extra-groups.module.css';
import type { ExtraGroupPage } from '../types';

interface ExtraTasksProps {
  readonly page: ExtraGroupPage;
  readonly onDone: RunAction;
}

/** The tasks that an extra group set ready, each with whose it is and until when. */
export function ExtraTasks({ page: { group, members, tasks }, onDone }: ExtraTasksProps) {
  const { t } = useTranslation('extra');
  const locale = useLocale();
  const { data } = useRead('listCollections');
  const titleOf = (key: string) => {
    // The titles are still on their way.
    if (!data) return '…';
    const found = data.collections.find((collection) => collection.key === key);
    return found ? titleIn(found, locale) : key;
  };
  const nameOf = new Map(members.map(({ pupilId, name }) => [pupilId, name]));
  return (
    <Section title={t('tasks.title')} hint={t('tasks.hint')}>
      {tasks.length === 0 ? <Text>{t('tasks.none')}</Text> : null}
      <ul className={styles.tasks}>
        {tasks.map(({ collectionKey, itemIds, pupilIds, from, until }) => {
          const title = titleOf(collectionKey);
          const names = pupilIds?.map((pupilId) => nameOf.get(pupilId) ?? '…').join(', ');
          const whose = names === undefined ? t('tasks.everyone') : names || t('tasks.newcomers');
          return (
            <li key={itemIds[0]} className={styles.task}>
              <div>
                <Text fw={600}>{title}</Text>
                <Text size="sm" c="dimmed">
                  {[whose, daysText(t, { from, until })].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
                aria-label={t('tasks.removeOf', { title })}
                onClick={() =>
                  void onDone({
                    done: t('tasks.removed', { title }),
                    work: () =>
                      call('removeExtraTasks', {
                        params: { groupId: group.groupId },
                        body: { itemIds: [...itemIds] },
                      }),
                  })
                }
              >
                {t('tasks.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
