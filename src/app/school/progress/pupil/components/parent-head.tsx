import { Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { formatDate } from '../../../../i18n/format';
import { useLocale } from '../../../../i18n/use-locale';
import type { ProgressShown } from '../../shared/types';
import styles from './parent-sheet.module.css';

/** Lazy: the sheet of one pupil, which is only printed, has no form. */
const OwnSentence = lazy(async () => ({ default: (await import('./own-sentence')).OwnSentence }));

/** Days of practice in a period from which a child is said to keep it up. */
const steadyDays = 10;

/** The school, group and teacher that the head of the sheet names; null until they are known. */
export interface SheetOrigin {
  readonly school: string | null;
  readonly group: string | null;
  readonly teacher: string | null;
}

/** Head of the sheet: school, group, teacher and date, and one kind sentence: the teacher's own, or one from what the child did. */
export function ParentHead({
  progress: { pupil, totals, goals, parentSentence },
  name,
  from: { school, group, teacher },
  isNamed,
}: {
  readonly progress: ProgressShown;
  readonly name: string;
  readonly from: SheetOrigin;
  /** With the whole name, for a page that has no heading with it. */
  readonly isNamed: boolean;
}) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const [today] = useState(() => new Date());
  const reached = goals.find(({ state }) => state === 'reached');
  const by = [group, teacher && t('report.parents.teacher', { name: teacher })].filter(Boolean).join(' · ');
  const kind =
    parentSentence ??
    (totals.days >= steadyDays
      ? t('report.parents.kind.steady', { name })
      : reached
        ? t('report.parents.kind.proud', { name, goal: titleIn(reached, locale) })
        : t('report.parents.kind.begun', { name }));
  return (
    <header className={styles.head}>
      <div className={styles.origin}>
        <Text component="p">
          <b>{school}</b>
          <br />
          {by}
        </Text>
        <Text component="p" className={styles.talk}>
          <b>{t('report.parents.talk')}</b>
          <br />
          {formatDate(today, { dateStyle: 'long' })}
        </Text>
      </div>
      {isNamed ? <Title order={2}>{pupil.name}</Title> : null}
      <Text size="lg" fw={600}>
        {kind}
      </Text>
      {isNamed ? (
        <Suspense fallback={null}>
          <OwnSentence pupilId={pupil.pupilId} name={name} shown={kind} isOwn={parentSentence !== null} />
        </Suspense>
      ) : null}
    </header>
  );
}

const signers = ['parent', 'child', 'teacher'] as const;

/** Room to write down what parents, child and teacher agree on. */
export function Agreements({ name }: { readonly name: string }) {
  const { t } = useTranslation('school');
  return (
    <div className={styles.agreements}>
      <div className={styles.lines} aria-hidden="true">
        <i />
        <i />
      </div>
      <ul className={styles.signers}>
        {signers.map((who) => (
          <li key={who}>{t(`report.parents.sign.${who}`, { name })}</li>
        ))}
      </ul>
    </div>
  );
}
