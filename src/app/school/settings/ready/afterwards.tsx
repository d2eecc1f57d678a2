import { Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Rest } from './types';

interface AfterwardsProps {
  readonly rest: Rest;
  readonly isEndless: boolean;
  /** Titles of the required tasks of now. */
  readonly waiting: readonly string[];
  /** Title of the collection that comes after the sums; null when none does. */
  readonly next: string | null;
  readonly onRest: (rest: Rest) => void;
}

/** Says what becomes of the present tasks, meanwhile and afterwards: nothing is replaced without a word. */
export function Afterwards({ rest, isEndless, waiting, next, onRest }: AfterwardsProps) {
  const { t } = useTranslation('ready');
  const names = waiting.join(', ');
  if (isEndless) return <Text pt={6}>{names ? t('rest.beside', { names }) : t('rest.nothing')}</Text>;
  const options: { value: Rest; label: string }[] = [
    { value: 'wait', label: names ? t('rest.wait', { names }) : t('rest.nothing') },
    ...(names ? [{ value: 'beside' as const, label: t('rest.beside', { names }) }] : []),
    ...(next ? [{ value: 'next' as const, label: t('rest.next', { name: next }) }] : []),
  ];
  const value = options.some((option) => option.value === rest) ? rest : 'wait';
  return (
    <Select
      aria-label={t('after')}
      allowDeselect={false}
      data={options}
      value={value}
      onChange={(chosen) => onRest(options.find((option) => option.value === chosen)?.value ?? 'wait')}
    />
  );
}
