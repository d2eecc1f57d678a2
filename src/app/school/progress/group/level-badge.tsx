import { Popover, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { groundOfLevel, levelGrounds } from '@/maths/report/reference-level';
import styles from './level-badge.module.css';

/** The reference level of a goal; a click says which published source it rests on. Renders nothing for an own collection. */
export function LevelBadge({
  collectionKey,
  goal,
}: {
  readonly collectionKey: string;
  readonly goal: string;
}) {
  const { t } = useTranslation('school');
  const ground = groundOfLevel(collectionKey);
  if (ground === null) return null;
  const { level, basis } = levelGrounds[ground];
  return (
    <Popover width={320} position="bottom-start" withArrow shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.badge}
          data-level={level}
          aria-label={t('report.track.whyLevel', { level, goal })}
        >
          {level}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {/* Focus goes to the text, so that a screen reader reads it and Escape closes it. */}
        <div tabIndex={-1} data-autofocus className={styles.why}>
          <Text size="sm" fw={600}>
            {t(`report.track.ground.${ground}`)}
          </Text>
          <Text size="sm" c="dimmed" mt={4}>
            {t(`report.track.basis.${basis}`)}
          </Text>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
