import type { AnswerReply, AnswerRequest } from '@games/kit/bus';
import { handOfClick } from '@games/kit/input/switch-press';
import { type Judged, judgedInWords, judgedOf } from '@games/kit/judged';
import { askedInWords, shown, spokenTask } from '@games/kit/notation';
import { IconMoodPuzzled } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Given, Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import { ReadAloudButton } from '../read-aloud-button';
import type { RoundSession } from '../round/round-session';
import { useSession } from '../round/use-session';
import { endWipe } from '../wipe/wipe';
import { MissCard } from './miss-card';
import { NumberPad } from './number-pad';
import styles from './simple-view.module.css';
import { SumLine } from './sum-line';
import { extraKeys } from './typed-answer';
import { useTypedDigits } from './use-typed-digits';
import { ChooseWay } from './ways/choose-way';
import { CollectWay } from './ways/collect-way';
import { ComposeWay } from './ways/compose-way';
import { OrderWay } from './ways/order-way';
import { PlaceWay } from './ways/place-way';
import { wayOf } from './ways/way-of';

/** How long a right answer stands before the next sum, ms. */
const RIGHT_STANDS = 900;

type Step =
  | { readonly kind: 'ask' | 'checking' }
  | { readonly kind: 'right' | 'miss'; readonly judged: Judged };

const ways = { collect: CollectWay, order: OrderWay, place: PlaceWay, compose: ComposeWay } as const;

/** The same round without a drawing, in every way of answering: for whoever wants it, and where a game cannot be drawn. */
export function SimpleView({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const { settings, state, belowZero } = useSession(session);
  const [task, setTask] = useState<Task | null>(null);
  const [step, setStep] = useState<Step>({ kind: 'ask' });
  const [value, setValue] = useState('');
  const [said, setSaid] = useState('');
  const { locale } = settings;

  useEffect(() => {
    const bus = session.bus.scope();
    bus.on('round:start', ({ task: first }) => setTask(first));
    bus.on('task:instead', ({ task: other }) => {
      setStep({ kind: 'ask' });
      setValue('');
      if (other === null) session.bus.emit('round:over', { right: 0, length: 0 });
      else setTask(other);
    });
    bus.emit('round:ready', {});
    return () => bus.close();
  }, [session]);

  useEffect(endWipe, []);
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
    const timer = setTimeout(() => next(step.judged.reply), RIGHT_STANDS);
    return () => clearTimeout(timer);
  }, [step, next]);

  const answer = async (given: Given, input: AnswerRequest['input']) => {
    if (task === null || step.kind !== 'ask') return;
    setStep({ kind: 'checking' });
    const reply = await session.bus.request('answer', { taskId: task.taskId, given, input });
    if (reply.verdict === null) {
      setStep({ kind: 'ask' });
      setValue('');
      if (reply.nextTask !== null) setTask(reply.nextTask);
      return;
    }
    const judged = judgedOf({ task, given, reply, from: undefined }, locale);
    setSaid(judgedInWords(judged, locale));
    setStep({ kind: reply.verdict.right ? 'right' : 'miss', judged });
  };

  const goOn = async (reply: AnswerReply) => {
    const { next: after, taskId } = reply.verdict;
    if (after === 'explain') await session.bus.request('explain', { taskId });
    next(reply);
  };

  const sum = task === null ? null : sumOf(task.sumIds[0] ?? '');
  const way = task === null ? null : wayOf(task);
  const extras = sum === null ? [] : extraKeys(sum, locale, belowZero);
  const types = way === 'type';
  const isOpen = step.kind === 'ask' && state === 'playing';
  const readyTyped = (input: AnswerRequest['input']) => {
    if (value !== '') void answer({ kind: 'value', raw: value }, input);
  };
  useTypedDigits(types && isOpen, value, setValue, () => readyTyped('keyboard'), extras);

  if (task === null || sum === null || way === null) return null;
  const judged = step.kind === 'right' || step.kind === 'miss' ? step.judged : undefined;
  const filled = judged === undefined ? value : shown(judged.correct, locale);
  const asksOne = task.sumIds.length === 1;
  const Way = way === 'type' || way === 'choose' ? null : ways[way];
  return (
    <div className={styles.view}>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      <div className={styles.card}>
        {asksOne ? (
          <SumLine
            sum={sum}
            locale={locale}
            inHole={filled}
            state={judged === undefined ? 'open' : 'right'}
          />
        ) : (
          <p className={styles.asked} data-state={step.kind}>
            {askedInWords(task, locale)}
          </p>
        )}
        <ReadAloudButton text={spokenTask(task, locale)} />
      </div>
      {step.kind === 'miss' ? (
        <MissCard judged={step.judged} locale={locale} onGoOn={() => void goOn(step.judged.reply)} />
      ) : (
        <fieldset className={styles.answers} aria-disabled={step.kind !== 'ask'}>
          <legend className="unseen">{spokenTask(task, locale)}</legend>
          {way === 'choose' && (
            <ChooseWay
              task={task}
              locale={locale}
              right={step.kind === 'right' ? step.judged.answered : null}
              onAnswer={(given, input) => void answer(given, input)}
            />
          )}
          {types && (
            <NumberPad
              value={value}
              extras={extras}
              onChange={setValue}
              onReady={() => readyTyped(handOfClick() === 'switch' ? 'switch' : 'pointer')}
            />
          )}
          {Way !== null && (
            <Way
              key={task.taskId}
              task={task}
              locale={locale}
              onAnswer={(given, input) => void answer(given, input)}
            />
          )}
          <div className={styles.last}>
            <button
              type="button"
              className={styles.unknown}
              onClick={() => void answer({ kind: 'unknown' }, 'pointer')}
            >
              <IconMoodPuzzled aria-hidden="true" />
              {t('simple.unknown')}
            </button>
          </div>
        </fieldset>
      )}
    </div>
  );
}
