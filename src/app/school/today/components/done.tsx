import { Button, Card, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import { useSending } from '../../../ui/forms/use-sending';
import { listed } from '../../shared/listed';
import { doneText } from '../done-text';
import styles from '../today.module.css';
import type { Done as Shown } from '../types';

interface DoneProps {
  readonly done: readonly Shown[];
  readonly onUndo: (interventionId: string) => Promise<unknown>;
}

/** Lists what teachers did in the last two weeks, and when the page shows its effect. */
export function Done({ done, onUndo }: DoneProps) {
  const { t } = useTranslation(['school', 'today', 'ui']);
  return (
    <Card withBorder padding={0} component="section" aria-labelledby="today-done" className={styles.last}>
      <div className={styles.head}>
        <Title order={2} size="h4" id="today-done">
          {t('today:done.title')}
        </Title>
        <Text c="dimmed">{t('today:done.hint')}</Text>
      </div>
      <ul className={styles.rows}>
        {done.map((each) => (
          <DoneRow key={each.interventionId} done={each} onUndo={() => onUndo(each.interventionId)} />
        ))}
      </ul>
    </Card>
  );
}

function DoneRow({ done, onUndo }: { readonly done: Shown; readonly onUndo: () => Promise<unknown> }) {
  const { t } = useTranslation(['school', 'today', 'ui']);
  const locale = useLocale();
  const { busy, send } = useSending();
  const text = doneText(t, done, locale);
  const names = listed(done.people.map(({ name }) => name));
  return (
    <li>
      <IconCircleCheck size={24} stroke={1.75} aria-hidden className={styles.check} />
      <div className={styles.words}>
        <Text className={styles.name}>{text}</Text>
        <Text size="sm" c="dimmed">
          {names} · {t('today:done.dates', { day: formatDay(done.day), back: formatDay(done.returnsOn) })}
        </Text>
      </div>
      <Button
        variant="subtle"
        className={styles.button}
        aria-label={`${t('ui:undo')}: ${text}, ${names}`}
        loading={busy}
        onClick={() => void send(true, onUndo)}
      >
        {t('ui:undo')}
      </Button>
    </li>
  );
}
