import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconStairsDown, IconStairsUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/call';
import { queryClient } from '../../../../api/query';
import { formatDate } from '../../../../i18n/format';
import { newId } from '../../../../shared/new-id';
import { FailureAlert } from '../../../../ui/forms/failure-alert';
import { useSending } from '../../../../ui/forms/use-sending';
import styles from '../../shared/progress.module.css';
import type { ProgressShown } from '../../shared/types';

type LevelStep = ProgressShown['levels'][number];
type Direction = LevelStep['direction'];

const directions = [
  ['up', IconStairsUp],
  ['down', IconStairsDown],
] as const satisfies readonly (readonly [Direction, unknown])[];

interface LevelProps {
  readonly pupilId: string;
  readonly levels: readonly LevelStep[];
}

/** Moves a pupil one level up or down by hand; shows earlier moves and how the answers since then compare. */
export function Level({ pupilId, levels }: LevelProps) {
  const { t } = useTranslation(['school', 'ui']);
  const { busy, failure, send } = useSending();
  // Reused when it is sent again, so that it remains one step.
  const [levelId, setLevelId] = useState(newId);
  const changed = () =>
    Promise.all(
      ['readProgress', 'readGroupProgress'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    );
  const step = (direction: Direction) =>
    send(true, async () => {
      await call('setLevel', { params: { pupilId, levelId }, body: { direction } });
      setLevelId(newId());
      await changed();
    });
  const undo = (undone: string) =>
    send(true, async () => {
      await call('undoLevel', { params: { pupilId, levelId: undone } });
      await changed();
    });
  return (
    <Stack gap="md">
      <Group gap="sm">
        {directions.map(([direction, Icon]) => (
          <Button
            key={direction}
            variant="default"
            disabled={busy}
            leftSection={<Icon size={20} stroke={1.75} />}
            onClick={() => void step(direction)}
          >
            {t(`report.level.${direction}`)}
          </Button>
        ))}
      </Group>
      <FailureAlert failure={failure} />
      {levels.length > 0 ? (
        <Stack component="ul" gap="sm" className={styles.plain}>
          {levels.map((each) => (
            <li key={each.levelId}>
              <LevelLine step={each} busy={busy} onUndo={() => void undo(each.levelId)} />
            </li>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

interface LevelLineProps {
  readonly step: LevelStep;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

function LevelLine({ step, busy, onUndo }: LevelLineProps) {
  const { t } = useTranslation(['school', 'ui']);
  const day = (moment: string) => formatDate(moment, { day: 'numeric', month: 'long' });
  const { direction, by, at, undoneAt, answers, verdict } = step;
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600} {...(undoneAt !== null && { td: 'line-through' })}>
          {t(`report.level.set.${direction}`, { name: by, day: day(at) })}
        </Text>
        {verdict === null ? null : (
          <Text size="sm" c="dimmed">
            {t(`report.level.verdict.${verdict}`, { count: answers })}
          </Text>
        )}
      </div>
      {undoneAt === null ? (
        <Button
          variant="subtle"
          size="compact-md"
          disabled={busy}
          aria-label={`${t('ui:undo')}: ${t(`report.level.set.${direction}`, { name: by, day: day(at) })}`}
          onClick={onUndo}
        >
          {t('ui:undo')}
        </Button>
      ) : (
        <Badge variant="light">{t('report.level.undone', { day: day(undoneAt) })}</Badge>
      )}
    </Group>
  );
}
