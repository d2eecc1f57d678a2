import cheer from '@assets/site/sam-cheer-small.webp?url';
import wonders from '@assets/site/sam-wonders-small.webp?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionsFor } from '@/maths/round/choice/options';
import { judge } from '@/maths/round/judging/judge';
import { strategyText } from '@/maths/strategy/strategy-text';
import { workedExample } from '@/maths/strategy/worked-example';
import { promptText } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
import { useLocale } from '../i18n/use-locale';
import { useSay } from '../pupil/sum/picture/use-describe';
import { Button } from '../ui/plain/button';
import styles from './playable-sum.module.css';

const ids = ['8+5=_', '7*8=_', '13-6=_', '6*7=_', '9+7=_', '10=_+4', '4*9=_', '15-8=_'] as const;
/** School year assumed for the verdict. */
const year = 5;

function sumAt(turn: number) {
  const sum = readSum(ids[turn % ids.length] ?? ids[0]);
  if (!sum) throw new Error('site-sum-unreadable');
  return sum;
}

/** Sum to play, graded and explained by the same code as in the games; nothing is stored. */
export default function PlayableSum() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const say = useSay();
  const [turn, setDeviceUser] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const next = useRef<HTMLDivElement>(null);
  const sum = useMemo(() => sumAt(turn), [turn]);
  const options = useMemo(() => optionsFor(sum, 4, turn + 7), [sum, turn]);
  const prompt = promptText(sum, locale);

  const verdict = useMemo(() => {
    if (chosen === null) return null;
    const timing = { responseMs: 3000, motorMs: 600, tempo: 'slow' as const };
    return (
      judge({ sumIds: [sum.id], options }, { kind: 'choice', optionId: chosen }, timing, year)[0] ?? null
    );
  }, [chosen, options, sum]);

  useEffect(() => {
    if (verdict) next.current?.querySelector('button')?.focus();
  }, [verdict]);

  return (
    <div className={styles.card}>
      <img
        src={verdict && !verdict.right ? wonders : cheer}
        alt=""
        width={125}
        height={130}
        className={styles.sam}
      />
      <h2 className={styles.title}>{t('sum.title')}</h2>
      <p className={styles.sum}>{prompt}</p>
      <div className={styles.options}>
        {options.map(({ id, value }) => (
          <button
            key={id}
            type="button"
            disabled={verdict !== null}
            data-verdict={verdict && id === chosen ? (verdict.right ? 'right' : 'again') : undefined}
            data-answer={verdict && value === verdict.correct ? true : undefined}
            onClick={() => setChosen(id)}
          >
            {value}
          </button>
        ))}
      </div>
      <output className={styles.said}>
        {verdict === null ? null : verdict.right ? (
          t('sum.right', { sum: prompt.replace('▢', verdict.correct) })
        ) : (
          <>
            {t('sum.wrong')}
            <ol>
              {workedExample(sum).steps.map(({ text, equation }) => (
                <li key={text.name + equation}>{strategyText(text, locale, say)}</li>
              ))}
            </ol>
          </>
        )}
      </output>
      {verdict ? (
        <div ref={next}>
          <Button
            onClick={() => {
              setChosen(null);
              setDeviceUser(turn + 1);
            }}
          >
            {t('sum.next')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
