import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { Button } from '../../../ui/plain/button';
import { SumLine } from '../sum-line';
import { useInput } from './use-input';
import type { WayProps } from './way';
import styles from './ways.module.css';

/** A check box for each sum; those that are worth the asked value are to be ticked. */
export function CollectWay({ task, locale, onAnswer }: WayProps) {
  const { t } = useTranslation('pupil');
  const [chosen, setChosen] = useState<ReadonlySet<SumId>>(new Set());
  const { input, watch } = useInput();
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
              <SumLine sum={sumOf(sumId)} locale={locale} />
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
