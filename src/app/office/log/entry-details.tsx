import { Text } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import type { Texts } from '../../i18n/texts';
import { useYearName } from '../../i18n/year-name';
import { useGameWords } from '../games/use-game-words';
import { useCardWords } from '../savings-cards/use-card-words';
import { changeText } from './describe-change';

type Count = keyof Texts['office']['log']['counts'];

/** An older entry may count what has no name any more. */
const isNamed = (name: string): name is Count => i18next.exists(`office:log.counts.${name}`);

type Family = keyof Texts['office']['log']['families'];

/** Of calls that somebody looked at; an older entry may hold one that is gone. */
const isFamily = (name: string): name is Family => i18next.exists(`office:log.families.${name}`);

type Entry = CallReply<'listAudit'>['entries'][number];

/** Counts of an entry, and each field that it changed, before and after. */
export function EntryDetails({ counts, changes }: Pick<Entry, 'counts' | 'changes'>) {
  const { t } = useTranslation('office');
  const { titleOf } = useGameWords();
  const yearName = useYearName();
  const { artName } = useCardWords();
  const changed = Object.entries(changes);
  // How many fields changed can be seen where they are listed.
  const counted = Object.entries(counts).filter(([name]) => name !== 'fields' || changed.length === 0);
  const shown = (field: string, value: unknown): unknown => {
    if (field === 'game' && typeof value === 'string') return titleOf(value);
    if (field === 'art' && typeof value === 'string') return artName(value);
    if (field === 'family' && typeof value === 'string' && isFamily(value)) return t(`log.families.${value}`);
    if (!/^years\b/.test(field) || value === '') return value;
    if (typeof value === 'number') return yearName(value);
    return typeof value === 'string' ? value.split(', ').map(Number).map(yearName).join(', ') : value;
  };
  return (
    <>
      {counted.length > 0 ? (
        <Text size="sm" c="dimmed">
          {counted
            .map(([name, count]) => `${isNamed(name) ? t(`log.counts.${name}`) : name}: ${count}`)
            .join(' · ')}
        </Text>
      ) : null}
      {changed.map(([field, [before, after]]) => (
        <Text key={field} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {changeText(field, shown(field, before), shown(field, after))}
        </Text>
      ))}
    </>
  );
}
