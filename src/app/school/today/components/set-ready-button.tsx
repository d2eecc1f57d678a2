import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '../../../i18n/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { useSending } from '../../../ui/forms/use-sending';
import { listed } from '../listed';
import styles from '../today.module.css';
import type { Collection, Person } from '../types';

interface SetReadyButtonProps {
  readonly label: string;
  readonly people: readonly Person[];
  readonly collection: Collection;
  /** The one filled button of the page. */
  readonly isPrimary: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** Sets a collection ready at once, or says that it is. */
export function SetReadyButton({ label, people, collection, isPrimary, onPress }: SetReadyButtonProps) {
  const { t } = useTranslation(['school', 'today']);
  const locale = useLocale();
  const { busy, send } = useSending();
  const title = titleIn(collection, locale);
  if (collection.isSet) {
    return (
      <Text className={styles.set}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden /> {t('today:isSet', { title })}
      </Text>
    );
  }
  return (
    <Button
      variant={isPrimary ? 'filled' : 'light'}
      className={styles.button}
      classNames={{ label: styles.label ?? '' }}
      aria-label={`${label}: ${title}, ${listed(people.map(({ name }) => name))}`}
      loading={busy}
      onClick={() => void send(true, onPress)}
    >
      {label}
    </Button>
  );
}
