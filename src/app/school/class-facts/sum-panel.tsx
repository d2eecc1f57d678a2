import { CloseButton, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { useFlag } from '../../session/use-flag';
import { Avatar } from '../../ui/plain/avatar';
import { StateMark } from '../progress/facts/state-mark';
import { type FactState, factStates, rightText, shortSumText } from '../progress/shared/types';
import { ReadyButton } from '../settings/ready/ready-button';
import type { RunAction } from '../shared/use-actions';
import { BoardButton } from '../today/board/board-button';
import { collectionOf, type GroupFacts, placeOf, pupilsByState, turnedRound } from './class-counts';
import styles from './class-facts.module.css';

interface SumPanelProps {
  readonly group: GroupFacts;
  readonly sumId: string;
  /** List for which the button sets ready; when nobody is in it, the first list of somebody who does not know the sum. */
  readonly wanted: FactState;
  readonly onWanted: (list: FactState) => void;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Who needs a sum most comes first. */
const inNeed: readonly FactState[] = ['practising', 'nearly', 'none', 'known'];

/** On a narrow screen the panel stands below the grid. */
const scrollIntoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** Tells who knows a sum and who does not, with a button for one of these lists. */
export function SumPanel({ group, sumId, wanted, onWanted, onClose, onDone }: SumPanelProps) {
  const { t } = useTranslation(['facts', 'common']);
  const locale = useLocale();
  const hasSettings = useFlag('featureOefeninstellingen');
  const lists = pupilsByState(group, sumId);
  const turned = turnedRound(sumId);
  const place = placeOf(sumId);
  const sum = shortSumText(sumId, locale);
  const list = [wanted, ...inNeed].find((state) => lists[state].length > 0) ?? wanted;
  const chosen = lists[list];
  return (
    <section ref={scrollIntoSight} className={styles.panel} aria-label={sum} data-no-print>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} className={styles.sum}>
            {`${sum} = ${rightText(sumId, locale)}`}
          </Title>
          {turned ? (
            <Text size="sm" c="dimmed">
              {t('turned', {
                sum: shortSumText(turned, locale),
                count: pupilsByState(group, turned).known.length,
              })}
            </Text>
          ) : null}
        </div>
        <CloseButton aria-label={t('common:action.close')} onClick={onClose} />
      </Group>
      <div className={styles.lists}>
        {factStates.map((state) => (
          <div key={state} className={styles.list} data-chosen={state === list}>
            <button
              type="button"
              className={styles.head}
              aria-pressed={state === list}
              disabled={lists[state].length === 0}
              onClick={() => onWanted(state)}
            >
              <span className={styles.sign} data-state={state}>
                <StateMark state={state} />
              </span>
              {t(`state.${state}`)}
              <b>{lists[state].length}</b>
            </button>
            <ul className={styles.names}>
              {lists[state].map(({ pupilId, firstName, avatar }) => (
                <li key={pupilId}>
                  <Avatar id={avatar} size={26} />
                  {firstName}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Group gap="xs" className={styles.actions}>
        {hasSettings && place ? (
          <ReadyButton
            key={`${sumId} ${list}`}
            groupId={group.group.groupId}
            pupilIds={chosen.map(({ pupilId }) => pupilId)}
            collectionKey={collectionOf(place.operation, place.column)}
            label={t('ready', { count: chosen.length })}
            disabled={chosen.length === 0}
            onDone={onDone}
          />
        ) : null}
        <BoardButton sumId={sumId} about={sum} />
      </Group>
    </section>
  );
}
