import { Loader, Table, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import { useRead } from '../../../api/query';
import { formatPercent, formatSeconds } from '../../../i18n/format';
import { useLocale } from '../../../i18n/use-locale';
import { describeError } from '../../../ui/forms/describe-error';
import { TableSurface } from '../../../ui/table/table-surface';
import { errorShown } from '../shared/error-shown';
import shared from '../shared/progress.module.css';
import { givenText, rightText, stateOfPhase, sumText } from '../shared/types';
import styles from './round-replay.module.css';

type AnswerShown = CallReply<'readRound'>['answers'][number];

/** Replays a round answer by answer: sum, answer, time, expected probability and effect. */
export function RoundReplay({ windowId }: { readonly windowId: string }) {
  const { t } = useTranslation(['school', 'common']);
  const { data, error } = useRead('readRound', { params: { windowId } });
  if (error) return <Text role="alert">{describeError(error)}</Text>;
  if (!data) return <Loader aria-label={t('common:loading')} />;
  return (
    <TableSurface flat label={t('progress.round.open')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('progress.answer.sum')}</Table.Th>
          <Table.Th>{t('progress.answer.given')}</Table.Th>
          <Table.Th ta="right">{t('progress.answer.time')}</Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {t('progress.answer.expected')}
          </Table.Th>
          <Table.Th visibleFrom="sm">{t('progress.answer.phase')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.answers.map((answer) => (
          <AnswerRow key={`${answer.answerId} ${answer.sumId}`} answer={answer} />
        ))}
      </Table.Tbody>
    </TableSurface>
  );
}

const purposes = ['probe', 'warm-up', 'relief', 'return'] as const;

function AnswerRow({ answer }: { readonly answer: AnswerShown }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const { right, given, errors, responseMs, expected, helped } = answer;
  // One wrong answer is one error: the likeliest.
  const [likeliest] = errors;
  const Mark = right ? IconCheck : IconX;
  const before = t(`report.facts.state.${stateOfPhase(answer.phaseBefore)}`);
  const after = t(`report.facts.state.${stateOfPhase(answer.phaseAfter)}`);
  const purpose = purposes.find((known) => known === answer.purpose);
  const aside = [
    purpose && t(`progress.answer.purpose.${purpose}`),
    helped && t('progress.answer.helped'),
  ].filter((word) => typeof word === 'string');
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600} className={shared.together}>
          {sumText(answer.sumId, locale)}
        </Text>
        {aside.length > 0 ? (
          <Text size="sm" c="dimmed">
            {aside.join(', ')}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <span className={styles.verdict} data-right={right}>
          <Mark
            size={18}
            stroke={2.25}
            aria-label={right ? t('progress.answer.right') : t('progress.answer.wrong')}
          />
          {given === null ? t('progress.answer.unknown') : givenText(given, locale)}
        </span>
        {right ? null : (
          <Text size="sm" c="dimmed">
            {[
              t('progress.answer.correct', { value: rightText(answer.sumId, locale) }),
              ...(likeliest === undefined ? [] : [t(`progress.error.${errorShown(likeliest, answer)}`)]),
            ].join(' · ')}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right" className={shared.together}>
        {formatSeconds(responseMs)}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="sm">
        {expected === null ? '–' : formatPercent(expected)}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {before === after ? after : t('progress.answer.changed', { from: before, to: after })}
      </Table.Td>
    </Table.Tr>
  );
}
