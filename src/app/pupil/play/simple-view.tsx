import type { AnswerReply, AnswerRequest } from '@games/kit/bus';
import { shown, withAnswer } from '@games/kit/notation';
import { kitTexts } from '@games/kit/texts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Given, Task } from '@/maths/round/task';
import { promptSpeech } from '@/maths/sum/prompt';
import { sumOf } from '@/maths/sum/read-sum';
import { ReadAloudButton } from '../read-aloud-button';
import type { RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { MissCard } from './miss-card';
import { NumberPad } from './number-pad';
import styles from './simple-view.module.css';
import { SumLine } from './sum-line';
import { useTypedDigits } from './use-typed-digits';

/** How long a right answer stands before the next sum, ms. */
const RIGHT_STANDS = 900;

type Step =
  | { readonly kind: 'ask' | 'checking' }
  | { readonly kind: 'right' | 'miss'; readonly reply: AnswerReply };

/** The same round without a drawing: for whoever wants it, and where a game cannot be drawn. */
export function SimpleView({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const { settings, state } = useSession(session);
  const [task, setTask] = useState<Task | null>(null);
  const [step, setStep] = useState<Step>({ kind: 'ask' });
  const [value, setValue] = useState('');
  const [said, setSaid] = useState('');
  const { locale } = settings;

  useEffect(() => {
    const bus = session.bus.scope();
    bus.on('round:start', ({ task: first }) => setTask(first));
    bus.emit('round:ready', {});
    return () => bus.close();
  }, [session]);

  useEffect(() => {
    if (task !== null) session.bus.emit('task:shown', { taskId: task.taskId });
  }, [session, task]);

  const next = useCallback(
    ({ nextTask, length }: AnswerReply) => {
      setStep({ kind: 'ask' });
      setValue('');
      if (nextTask === null) session.bus.emit('round:over', { right: session.view().right, length });
      else setTask(nextTask);
    },
    [session],
  );

  useEffect(() => {
    if (step.kind !== 'right') return undefined;
    const timer = setTimeout(() => next(step.reply), RIGHT_STANDS);
    return () => clearTimeout(timer);
  }, [step, next]);

  const sum = task === null ? null : sumOf(task.sumIds[0] ?? '');
  const answer = async (given: Given, input: AnswerRequest['input']) => {
    if (task === null || sum === null || step.kind !== 'ask') return;
    setStep({ kind: 'checking' });
    const reply = await session.bus.request('answer', { taskId: task.taskId, given, input });
    const { right, perSum } = reply.verdict;
    const written = withAnswer(sum, perSum[0]?.correct ?? '', locale);
    const after =
      reply.nextTask === null ? '' : ` ${promptSpeech(sumOf(reply.nextTask.sumIds[0] ?? ''), locale)}`;
    setSaid((right ? kitTexts[locale].right(written) : kitTexts[locale].wrong(written)) + after);
    setStep({ kind: right ? 'right' : 'miss', reply });
  };

  const goOn = async (reply: AnswerReply) => {
    const { next: after, taskId } = reply.verdict;
    if (after === 'explain') await session.bus.request('explain', { taskId });
    next(reply);
  };

  const types = task !== null && task.options === undefined;
  useTypedDigits(types && step.kind === 'ask' && state === 'playing', value, setValue, () => {
    if (value !== '') void answer({ kind: 'value', raw: value }, 'keyboard');
  });

  if (task === null || sum === null) return null;
  const verdict = step.kind === 'right' || step.kind === 'miss' ? step.reply.verdict.perSum[0] : undefined;
  const options = (task.options ?? []).map((option, place) => ({ ...option, place }));
  const filled = verdict === undefined ? value : shown(verdict.correct, locale);
  return (
    <div className={styles.view}>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      <div className={styles.card}>
        <SumLine sum={sum} locale={locale} inHole={filled} state={verdict === undefined ? 'open' : 'right'} />
        <ReadAloudButton text={promptSpeech(sum, locale)} />
      </div>
      {step.kind === 'miss' && verdict !== undefined ? (
        <MissCard
          sum={sum}
          given={verdict.given}
          correct={verdict.correct}
          locale={locale}
          onGoOn={() => void goOn(step.reply)}
        />
      ) : (
        <fieldset className={styles.answers} aria-disabled={step.kind !== 'ask'}>
          <legend className="unseen">{promptSpeech(sum, locale)}</legend>
          {options.map((option) => (
            <AnswerButton
              // The place is the key: the keyboard stays on its button from sum to sum.
              key={option.place}
              value={option.value}
              text={shown(option.value, locale)}
              chosen={verdict?.right === true && verdict.given === option.value}
              onAnswer={(input) => void answer({ kind: 'choice', optionId: option.id }, input)}
            />
          ))}
          {types && (
            <NumberPad
              value={value}
              onChange={setValue}
              onReady={() => void answer({ kind: 'value', raw: value }, 'pointer')}
            />
          )}
          <button
            type="button"
            className={styles.unknown}
            onClick={() => void answer({ kind: 'unknown' }, 'pointer')}
          >
            {t('simple.unknown')}
          </button>
        </fieldset>
      )}
    </div>
  );
}

interface AnswerButtonProps {
  readonly value: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly onAnswer: (input: AnswerRequest['input']) => void;
}

function AnswerButton({ value, text, chosen, onAnswer }: AnswerButtonProps) {
  const touch = useRef(false);
  return (
    <button
      type="button"
      className={styles.answer}
      data-value={value}
      data-chosen={chosen}
      onPointerDown={({ pointerType }) => {
        touch.current = pointerType === 'touch';
      }}
      onClick={({ detail }) => onAnswer(detail === 0 ? 'keyboard' : touch.current ? 'touch' : 'pointer')}
    >
      {text}
    </button>
  );
}
