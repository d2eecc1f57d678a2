import { Button, NativeSelect, NumberInput, Text } from '@mantine/core';
import { IconFlagCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { formatDay, formatNumber } from '../../i18n/format';
import { FormModal } from '../../ui/forms/form-modal';
import type { RunAction } from '../shared/use-actions';
import { lastDaysFrom } from './last-days';
import type { StarGoal, StarGoalReply } from './types';

interface StarGoalFormProps {
  readonly groupId: string;
  readonly reply: StarGoalReply;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

const maxTarget = 100_000;
const dayOfWeek = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** The goal as it is sent, without its stars. */
const asSet = ({ target, from, until }: StarGoal) => ({ target, from, until });

/** Sets, changes or ends the goal of a group. A goal that is reached or over makes room for a new one. */
export function StarGoalForm({ groupId, reply, onClose, onDone }: StarGoalFormProps) {
  const { t } = useTranslation(['stars', 'common']);
  const { goal, today, suggested } = reply;
  const isOver = goal !== null && goal.until !== null && goal.until < today;
  const running = goal !== null && !isOver && goal.stars < goal.target ? goal : null;
  const { thisWeek, nextWeek } = lastDaysFrom(today);
  const [target, setTarget] = useState<number | string>(running?.target ?? suggested);
  const [until, setUntil] = useState(running ? (running.until ?? '') : thisWeek);
  const days = [...new Set([thisWeek, nextWeek, ...(running?.until ? [running.until] : [])])].toSorted();
  const isWrong = typeof target !== 'number' || target < 1 || target > maxTarget;

  const put = (next: ReturnType<typeof asSet> | null) =>
    call('setStarGoal', { params: { groupId }, body: { goal: next } });
  const send = async (next: ReturnType<typeof asSet> | null, done: string) => {
    await put(next);
    onClose();
    await onDone({ done, undo: () => put(goal && asSet(goal)) });
  };
  const save = async () => {
    if (isWrong) return;
    await send(
      { target, from: running?.from ?? today, until: until || null },
      t('saved', { target: formatNumber(target) }),
    );
  };

  const end = async () => {
    onClose();
    await onDone({ done: t('ended'), work: () => put(null), undo: () => put(goal && asSet(goal)) });
  };

  return (
    <FormModal
      title={t(running ? 'change' : 'set')}
      submit={t('common:action.save')}
      disabled={isWrong}
      onClose={onClose}
      onSubmit={save}
    >
      <Text>{t('how')}</Text>
      <NumberInput
        label={t('target')}
        required
        data-autofocus
        min={1}
        max={maxTarget}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        value={target}
        onChange={setTarget}
        error={isWrong ? t('targetWrong', { max: formatNumber(maxTarget) }) : null}
      />
      <NativeSelect
        label={t('until')}
        data={[
          ...days.map((day) => ({ value: day, label: formatDay(day, dayOfWeek) })),
          { value: '', label: t('noEnd') },
        ]}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      {goal ? (
        <div>
          <Button
            variant="default"
            leftSection={<IconFlagCheck size={20} stroke={1.75} aria-hidden />}
            onClick={() => void end()}
          >
            {t('end')}
          </Button>
        </div>
      ) : null}
    </FormModal>
  );
}
