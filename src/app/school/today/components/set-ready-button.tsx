import { Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { listed } from '../../shared/listed';
import styles from '../today.module.css';
import type { Collection, Person } from '../types';
import { ActionButton } from './action-button';

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
  const title = titleIn(collection, locale);
  if (collection.isSet) {
    return (
      <Text className={styles.set}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden /> {t('today:isSet', { title })}
      </Text>
    );
  }
  return (
    <ActionButton
      variant={isPrimary ? 'filled' : 'light'}
      label={label}
      about={`${title}, ${listed(people.map(({ name }) => name))}`}
      onPress={onPress}
    />
  );
}
