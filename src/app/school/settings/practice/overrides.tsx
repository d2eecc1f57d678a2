import { Badge, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, OwnField } from '../draft/settings-draft';
import styles from './settings.module.css';

/** The group's settings, to compare a pupil's with. */
export interface GroupComparison {
  readonly group: Draft;
  readonly differs: readonly OwnField[];
  readonly onReset: (field: OwnField) => void;
}

interface DiffersProps {
  readonly field: OwnField;
  readonly beside: GroupComparison | undefined;
  readonly children: ReactNode;
}

/** Wraps a setting. For a pupil it marks an override, shows the group's value and offers a reset. */
export function Differs({ field, beside, children }: DiffersProps) {
  const { t } = useTranslation('school');
  const groupHas = useGroupValue();
  if (!beside?.differs.includes(field)) return <div>{children}</div>;
  const name = t(`adjust.own.field.${field}`);
  return (
    <div className={styles.differs}>
      {children}
      <div className={styles.groupHas}>
        <Badge className={styles.mark}>{t('adjust.own.mark')}</Badge>
        <span>{t('adjust.own.groupHas', { value: groupHas(field, beside.group) })}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('adjust.own.resetOne', { name })}
          onClick={() => beside.onReset(field)}
        >
          {t('adjust.own.reset')}
        </Button>
      </div>
    </div>
  );
}

/** Formats the group's value of a setting. */
function useGroupValue() {
  const { t } = useTranslation('school');
  const onOff = (on: boolean) => t(on ? 'adjust.own.yes' : 'adjust.own.no');
  return (field: OwnField, group: Draft): string => {
    switch (field) {
      case 'tasks':
        return String(group.tasks.length);
      case 'series':
        return t(`settings.${group.series}`);
      case 'help':
        return onOff(group.help);
      case 'freeAfterRequired':
      case 'yearCourse':
      case 'stepBelow':
      case 'stepAbove':
        return onOff(group[field]);
      case 'clock':
        return onOff(group.clock === 'visible');
      case 'minutesPerDay':
        return group.minutesPerDay === null ? t('settings.noLimit') : String(group.minutesPerDay);
      default:
        return String(group[field]);
    }
  };
}
