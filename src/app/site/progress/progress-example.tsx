import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { formatDay, formatSeconds } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { FactTable } from '../../ui/plain/fact-table';
import { Radios } from '../ui/radios';
import {
  type ExampleAnswer,
  type ExampleName,
  exampleNames,
  exampleWeeks,
  weeksShown,
} from './example-progress';
import styles from './progress-example.module.css';

const states = ['known', 'nearly', 'practising', 'none'] as const;
type ShownState = (typeof states)[number];

const marks = { none: '', practising: '○', nearly: '◐', known: '✓' } as const;

/** Symbol of a state, so that it does not depend on colour alone. */
const StateMark = ({ state }: { readonly state: ShownState }) => <i aria-hidden="true">{marks[state]}</i>;

const facts = 100;
const answersListed = 6;

/** The grid of facts of made-up children, drawn by the product's own parts, week by week. */
export default function ProgressExample() {
  const { t } = useTranslation('growing');
  const [weekOf] = useState(exampleWeeks);
  const [name, setName] = useState<ExampleName>('milan');
  const [week, setWeek] = useState(2);
  const [chosen, setChosen] = useState<string | null>('7*4=_');
  const locale = useLocale();
  const { states: found, answers, given, right } = weekOf(name, week);
  const stateOf = (sumId: string): ShownState => found.get(sumId) ?? 'none';
  const sumText = (sumId: string) => promptText(parseSumOrThrow(sumId), locale).replace(/\s*=\s*▢$/u, '');
  const says = (sumId: string) => `${sumText(sumId)}: ${t(`state.${stateOf(sumId)}`)}`;
  const countOf = (state: ShownState) =>
    state === 'none' ? facts - found.size : [...found.values()].filter((each) => each === state).length;
  return (
    <div className={styles.example}>
      <div className={styles.controls}>
        <fieldset>
          <legend>{t('child')}</legend>
          <Radios
            name="child"
            choices={exampleNames}
            value={name}
            textOf={(choice) => t(`children.${choice}`)}
            onChoose={setName}
          />
        </fieldset>
        <label>
          {t('week', { week, weeks: weeksShown })}
          <input
            type="range"
            min={1}
            max={weeksShown}
            value={week}
            onChange={({ target }) => setWeek(Number(target.value))}
          />
        </label>
      </div>
      <div className={styles.grid}>
        <FactTable
          title={t('grid')}
          sign="*"
          className={styles.table}
          cellClass={styles.cell}
          phase={stateOf}
          says={says}
          chosen={chosen}
          onChoose={setChosen}
          show={(sumId, row) => (
            <>
              {row}
              <StateMark state={stateOf(sumId)} />
            </>
          )}
        />
      </div>
      <div>
        <ul className={styles.legend}>
          {states.map((state) => (
            <li key={state}>
              <span data-state={state}>
                <StateMark state={state} />
              </span>
              {t(`state.${state}`)} <b>{countOf(state)}</b>
            </li>
          ))}
        </ul>
        <p>{t('sentence', { name: t(`children.${name}`), given, right, known: countOf('known') })}</p>
        <output className={styles.fact}>
          {chosen === null ? (
            t('choose')
          ) : (
            <FactAnswers title={says(chosen)} answers={answers.get(chosen) ?? []} />
          )}
        </output>
      </div>
    </div>
  );
}

function FactAnswers({
  title,
  answers,
}: {
  readonly title: string;
  readonly answers: readonly ExampleAnswer[];
}) {
  const { t } = useTranslation('growing');
  const shown = answers.slice(-answersListed).map((answer, place) => ({ answer, key: place }));
  return (
    <>
      <b>{title}</b>
      {shown.length === 0 ? <p>{t('noAnswers')}</p> : null}
      <ul>
        {shown.map(({ answer, key }) => (
          <li key={key} data-right={answer.right}>
            {t(answer.right ? 'right' : answer.given === null ? 'unknown' : 'wrong', {
              day: formatDay(answer.day, { day: 'numeric', month: 'long' }),
              given: answer.given,
              time: formatSeconds(answer.responseMs),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
