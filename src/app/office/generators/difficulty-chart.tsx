import { Card, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GeneratorSummary } from '@/maths/generate/generator-summary';
import { promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { formatNumber } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { bandOf } from './band';
import styles from './generators.module.css';

/** How many sums are how hard, from easy to hard. */
export function DifficultyChart({ summary }: { readonly summary: GeneratorSummary }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { columns, size, examples } = summary;
  const most = Math.max(...columns.map(({ count }) => count));
  const [easiest, hardest] = [examples[0], examples.at(-1)];
  const inWords = (id: string | undefined) => (id ? promptText(parseSumOrThrow(id), locale) : '');
  return (
    <Card withBorder shadow="sm" p="md" component="section" flex="2 1 320px">
      <Group gap="xs" mb="xs" align="baseline">
        <Title order={2} size="h4">
          {t('generators.difficulty')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('generators.difficultyText', { formatted: formatNumber(size) })}
        </Text>
      </Group>
      <ul className={styles.chart}>
        {columns
          .map(({ count }, place) => ({ count, place }))
          .map(({ count, place }) => (
            <li key={place} className={styles.column}>
              <span className="unseen">
                {t('generators.column', { place: place + 1, all: columns.length, sums: count })}
              </span>
              <span aria-hidden>{count > 0 ? count : ''}</span>
              <span
                aria-hidden
                className={styles.bar}
                data-band={bandOf(place, columns.length)}
                style={{ height: `${(count / most) * 68}px` }}
              />
            </li>
          ))}
      </ul>
      <div className={styles.ends}>
        <span>{inWords(easiest)}</span>
        <span>{inWords(hardest)}</span>
      </div>
    </Card>
  );
}
