import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { Button } from '../../../../ui/plain/button';
import { SumLine } from '../../../sum/sum-line';
import styles from './modes.module.css';
import type { AnswerModeProps } from './types';
import { useInputDevice } from './use-input-device';

/** Shows a check box for each sum; the child ticks those with the given value. */
export function CollectMode({ task, locale, onAnswer }: AnswerModeProps) {
  const { t } = useTranslation('pupil');
  const [chosen, setChosen] = useState<ReadonlySet<SumId>>(new Set());
  const { input, watch } = useInputDevice();
  const toggle = (sumId: SumId) => {
    const next = new Set(chosen);
    if (!next.delete(sumId)) next.add(sumId);
    setChosen(next);
  };
  return (
    <div className={styles.way} {...watch}>
      <ul className={styles.items}>
        {task.sumIds.map((sumId) => (
          <li key={sumId}>
            <label className={styles.item} data-chosen={chosen.has(sumId)}>
              <input type="checkbox" checked={chosen.has(sumId)} onChange={() => toggle(sumId)} />
              <SumLine sum={parseSumOrThrow(sumId)} locale={locale} />
            </label>
          </li>
        ))}
      </ul>
      <Button size="lg" onClick={() => onAnswer({ kind: 'set', optionIds: [...chosen] }, input())}>
        <IconCheck aria-hidden="true" />
        {t('simple.ready')}
      </Button>
    </div>
  );
}
