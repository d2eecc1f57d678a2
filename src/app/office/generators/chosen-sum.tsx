import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classify } from '@/maths/error-type/classify';
import { distractorsFor } from '@/maths/error-type/distractors';
import { randomFrom, seedOf } from '@/maths/random';
import { strategyOf } from '@/maths/strategy/names/strategy-name';
import { answerNotation, answerOf, asAnswer } from '@/maths/sum/answer';
import { answerText, promptWithAnswer } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import { useLocale } from '../../i18n/use-locale';
import { WorkedSteps } from '../../pupil/sum/picture/worked-steps';
import styles from './generators.module.css';

/** Wrong answers that games offer at most beside the right one. */
const mostWrong = 3;

/** A sum with its answer, strategy and wrong choices. */
export function ChosenSum({ sum }: { readonly sum: Sum }) {
  const { t } = useTranslation(['office', 'school']);
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const wrong = distractorsFor(sum, mostWrong, randomFrom(seedOf(sum.id))).flatMap((value) => {
    const answer = asAnswer(sum, value);
    if (!answer) return [];
    const [error] = classify(sum, answer);
    const named = error && error !== 'unclassified' ? t(`school:progress.error.${error}`) : null;
    return [{ text: answerText(answerNotation(answer), locale), named }];
  });
  // Those that no error explains are said together.
  const unnamed = wrong.flatMap(({ text, named }) => (named === null ? [text] : []));
  const lines = [
    ...wrong.filter(({ named }) => named !== null),
    ...(unnamed.length > 0 ? [{ text: unnamed.join(' · '), named: t('generators.noName') }] : []),
  ];
  const shown = promptWithAnswer(sum, answerNotation(answerOf(sum)), locale);
  return (
    <Card
      withBorder
      component="section"
      padding="md"
      bg="var(--mantine-primary-color-light)"
      aria-label={shown}
      // It may stand below the edge of the screen.
      ref={(region) => region?.scrollIntoView({ block: 'nearest' })}
    >
      <Stack gap="sm">
        <Title order={3} size="h3">
          {shown}
        </Title>
        <div>
          <Text size="sm">{t('generators.strategy')}</Text>
          <Text fw={700}>{t(`generators.strategies.${strategyOf(sum)}`)}</Text>
        </div>
        <div>
          <Text size="sm">{wrong.length === 0 ? t('generators.noWrong') : t('generators.wrong')}</Text>
          <ul className={styles.lines}>
            {lines.map(({ text, named }) => (
              <li key={text}>
                <Text span fw={700}>
                  {text}
                </Text>{' '}
                {named}
              </li>
            ))}
          </ul>
        </div>
        <Group>
          <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'generators.hideSteps' : 'generators.steps')}
          </Button>
        </Group>
        {open ? <WorkedSteps sum={sum} /> : null}
      </Stack>
    </Card>
  );
}
