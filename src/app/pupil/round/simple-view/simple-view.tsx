import type { AnswerRequest } from '@games/kit/api/bus';
import { describeGradedAnswer, gradedAnswerOf, isExplained } from '@games/kit/feedback/graded-answer';
import { inputOfClick } from '@games/kit/input/switch-press';
import { instructionFor, spokenTask } from '@games/kit/text/notation';
import { IconMoodPuzzled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Given } from '@/maths/round/task';
import { taskIn } from '@/maths/round/task-flow';
import { answerText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { NumberPad } from '../../sum/number-pad';
import { SumLine } from '../../sum/sum-line';
import { extraKeys } from '../../sum/typed-answer';
import { useTypedDigits } from '../../sum/use-typed-digits';
import { endPageTransition } from '../../ui/page-transition/page-transition';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import type { RoundSession } from '../session/types';
import { useSession } from '../session/use-session';
import { ChooseMode } from './answer-modes/choose-mode';
import { CollectMode } from './answer-modes/collect-mode';
import { ComposeMode } from './answer-modes/compose-mode';
import { OrderMode } from './answer-modes/order-mode';
import { PlaceMode } from './answer-modes/place-mode';
import { shownMode } from './answer-modes/shown-mode';
import { MissCard } from './miss-card';
import styles from './simple-view.module.css';

/** Time a right answer stays on the screen, ms. */
const RIGHT_STANDS = 900;

const ways = { collect: CollectMode, order: OrderMode, place: PlaceMode, compose: ComposeMode } as const;

/** Plays the same round without a scene, in every answer mode: by choice, and where the game cannot be drawn. */
export function SimpleView({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const { flow, settings, state, belowZero, isTest } = useSession(session);
  const task = taskIn(flow);
  const [typed, setTyped] = useState({ task, value: '' });
  const value = typed.task === task ? typed.value : '';
  const setValue = (text: string) => setTyped({ task, value: text });
  const [said, setSaid] = useState('');
  const { locale } = settings;
  const { bus } = session;

  useEffect(() => {
    /** The task that was said together with the verdict on the one before. */
    let announced: string | undefined;
    return bus.on('task:phase', (now) => {
      if (now.phase === 'verdict') {
        const graded = gradedAnswerOf(now, locale);
        if (!isExplained(graded)) announced = now.next?.taskId;
        setSaid(describeGradedAnswer(graded, locale));
      }
      if (now.phase === 'showing' && now.task.taskId !== announced) setSaid(spokenTask(now.task, locale));
    });
  }, [bus, locale]);
  useEffect(() => bus.emit('round:ready', {}), [bus]);
  useEffect(endPageTransition, []);
  useEffect(() => {
    if (flow.phase === 'celebrating') bus.emit('round:celebrated', {});
    if (flow.phase === 'showing') bus.emit('task:shown', { taskId: flow.task.taskId });
    if (flow.phase !== 'verdict' || !flow.verdict.right) return undefined;
    const { taskId } = flow.task;
    const timer = setTimeout(() => bus.emit('task:seen', { taskId }), RIGHT_STANDS);
    return () => clearTimeout(timer);
  }, [bus, flow]);

  const answer = (given: Given, input: AnswerRequest['input']) => {
    if (task !== null) bus.emit('task:answer', { taskId: task.taskId, given, input });
  };

  const graded = 'verdict' in flow ? gradedAnswerOf(flow, locale) : null;
  const missed = graded !== null && !graded.verdict.right;
  const answers = useRef<HTMLFieldSetElement>(null);
  // The button that goes on after a miss is gone: without this the keyboard would begin at the top of the page.
  useEffect(() => (missed ? () => answers.current?.focus({ preventScroll: true }) : undefined), [missed]);
  const sum = task === null ? null : parseSumOrThrow(task.sumIds[0] ?? '');
  const way = task === null ? null : shownMode(task);
  const extras = sum === null ? [] : extraKeys(sum, locale, belowZero);
  const types = way === 'type';
  const isOpen = flow.phase === 'open';
  const takesKeys = isOpen && state === 'playing';
  const readyTyped = (input: AnswerRequest['input']) => {
    if (value !== '') answer({ kind: 'value', raw: value }, input);
  };
  useTypedDigits(types && takesKeys, value, setValue, () => readyTyped('keyboard'), extras);

  if (task === null || sum === null || way === null) return null;
  const filled = graded === null ? value : answerText(graded.correct, locale);
  const asksOne = task.sumIds.length === 1;
  const Way = way === 'type' || way === 'choose' ? null : ways[way];
  return (
    <div className={styles.view}>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      <div className={styles.card}>
        {asksOne ? (
          <SumLine sum={sum} locale={locale} inHole={filled} state={graded === null ? 'open' : 'right'} />
        ) : (
          <p className={styles.asked} data-state={graded !== null && !missed ? 'right' : undefined}>
            {instructionFor(task, locale)}
          </p>
        )}
        {/* A test has no ear above it. */}
        {isTest && <ReadAloudButton text={spokenTask(task, locale)} />}
      </div>
      {missed ? (
        <MissCard
          graded={graded}
          locale={locale}
          onGoOn={() => bus.emit('task:seen', { taskId: task.taskId })}
        />
      ) : (
        <fieldset ref={answers} tabIndex={-1} className={styles.answers} aria-disabled={!isOpen}>
          <legend className="unseen">{spokenTask(task, locale)}</legend>
          {way === 'choose' && (
            <ChooseMode task={task} locale={locale} right={graded?.answered ?? null} onAnswer={answer} />
          )}
          {types && (
            <NumberPad
              value={value}
              extras={extras}
              onChange={setValue}
              onReady={() => readyTyped(inputOfClick() === 'switch' ? 'switch' : 'pointer')}
            />
          )}
          {Way !== null && <Way key={task.taskId} task={task} locale={locale} onAnswer={answer} />}
          <div className={styles.last}>
            <button
              type="button"
              className={styles.unknown}
              onClick={() => answer({ kind: 'unknown' }, 'pointer')}
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
