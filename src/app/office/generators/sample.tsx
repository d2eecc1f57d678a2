import { Badge, Button, Card, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomFrom } from '@/maths/random';
import { strategyOf } from '@/maths/strategy/names/strategy-name';
import { promptText } from '@/maths/sum/prompt';
import { formatNumber } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { bandOf, bands } from './band';
import { ChosenSum } from './chosen-sum';
import { DifficultyChart } from './difficulty-chart';
import styles from './generators.module.css';
import type { Made } from './use-made';

const shownAtOnce = 30;
/** Tasks of the shortest round. */
const shortestRound = 8;

/** What the settings make: how many sums, how hard, and thirty of them. */
export function Sample({ made: { possible, problem } }: { readonly made: Made }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const [seed, setSeed] = useState(1);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = useMemo(
    () =>
      possible
        ? randomFrom(seed)
            .shuffled([...possible.sums])
            .slice(0, shownAtOnce)
        : [],
    [possible, seed],
  );
  if (!possible) return null;
  const { summary } = possible;
  const rounds = Math.floor(summary.size / shortestRound);
  return (
    <Stack gap="md">
      <Group gap="md" align="stretch">
        <Card withBorder shadow="sm" p="md" component="section" flex="1 1 180px">
          <Title order={2} size="h4">
            {t('generators.different')}
          </Title>
          <Text fz={40} fw={800} lh={1.2} data-different={summary.size}>
            {formatNumber(summary.size)}
          </Text>
          <Group gap={6} wrap="nowrap">
            {rounds > 0 ? (
              <IconCheck size={18} aria-hidden color="var(--mantine-color-teal-6)" />
            ) : (
              <IconAlertTriangle size={18} aria-hidden color="var(--mantine-color-orange-6)" />
            )}
            <Text size="sm" fw={600}>
              {rounds > 0 ? t('generators.rounds', { count: rounds }) : t('generators.tooFew')}
            </Text>
          </Group>
        </Card>
        <DifficultyChart summary={summary} />
      </Group>
      <Card withBorder shadow="sm" p="md" component="section">
        <Group gap="sm" mb="sm">
          <Title order={2} size="h4">
            {t('generators.sample', { count: shown.length })}
          </Title>
          {problem ? (
            <Badge color="yellow" variant="light" miw="max-content" tt="none">
              {t('generators.lastPossible')}
            </Badge>
          ) : null}
          {summary.size > shownAtOnce ? (
            <Group gap="sm" ml="auto">
              <Text c="dimmed" size="sm">
                {t('generators.seed', { seed })}
              </Text>
              <Button
                variant="default"
                leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
                onClick={() => setSeed(seed + 1)}
              >
                {t('generators.others')}
              </Button>
            </Group>
          ) : null}
        </Group>
        <div className={styles.legend} aria-hidden>
          {bands.map((band) => (
            <span key={band}>
              <span className={styles.dot} data-band={band} />
              {t(`generators.bands.${band}`)}
            </span>
          ))}
        </div>
        <Text c="dimmed" size="sm" mb="xs">
          {t('generators.chooseSum')}
        </Text>
        <div className={styles.sums}>
          {shown.map((sum) => {
            const band = bandOf(summary.columnOf(sum), summary.columns.length);
            return (
              <Fragment key={sum.id}>
                <UnstyledButton
                  className={styles.sum}
                  aria-expanded={sum.id === chosenId}
                  onClick={() => setChosenId(sum.id === chosenId ? null : sum.id)}
                >
                  <Text fw={700}>{promptText(sum, locale)}</Text>
                  <Text size="sm" c="dimmed">
                    {t(`generators.strategies.${strategyOf(sum)}`)}
                  </Text>
                  <span className={styles.dot} data-band={band}>
                    <span className="unseen">{t(`generators.bands.${band}`)}</span>
                  </span>
                </UnstyledButton>
                {sum.id === chosenId ? (
                  <div className={styles.chosen}>
                    <ChosenSum sum={sum} />
                  </div>
                ) : null}
              </Fragment>
            );
          })}
        </div>
      </Card>
    </Stack>
  );
}
