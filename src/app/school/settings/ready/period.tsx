import { Chip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nextHolidays } from '@/maths/calendar/next-holidays';
import type { HolidayRegion } from '@/maths/calendar/school-year';
import { lastDayOfWeeks } from '../../../shared/day-from-now';
import { DateField } from '../../../ui/forms/date-field';
import { holidayKey } from '../../shared/holiday-name';
import styles from './ready.module.css';

interface PeriodProps {
  readonly from: string;
  /** Null: as long as the settings apply. */
  readonly until: string | null;
  /** Region whose holidays count; null when it is not known yet. */
  readonly region: HolidayRegion | null;
  readonly wrong: boolean;
  readonly onFrom: (day: string) => void;
  readonly onUntil: (day: string | null) => void;
}

/** Friday before a day. */
function fridayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - (((date.getUTCDay() + 1) % 7) + 1));
  return date.toISOString().slice(0, 10);
}

/** How long a task lasts: in weeks, until the next holiday, by dates, or without an end. */
export function Period({ from, until, region, wrong, onFrom, onUntil }: PeriodProps) {
  const { t } = useTranslation('ready');
  const [holiday] = region === null ? [] : nextHolidays(region, from, 2).filter(({ first }) => first > from);
  const nameOf = (published: string) => {
    const key = holidayKey(published);
    return key ? t(`holiday.${key}`) : published;
  };
  const lengths = [
    ...[1, 2].map((weeks) => ({
      label: t('weeks', { count: weeks }),
      day: lastDayOfWeeks(from, weeks),
    })),
    ...(holiday && fridayBefore(holiday.first) >= from
      ? [{ label: t('untilHoliday', { holiday: nameOf(holiday.name) }), day: fridayBefore(holiday.first) }]
      : []),
  ];
  const chosen = until === null ? 'none' : (lengths.find(({ day }) => day === until)?.label ?? '');
  return (
    <>
      <Chip.Group
        value={chosen}
        onChange={(value) =>
          onUntil(value === 'none' ? null : (lengths.find(({ label }) => label === value)?.day ?? until))
        }
      >
        <div className={styles.choices}>
          {lengths.map(({ label }) => (
            <Chip key={label} value={label}>
              {label}
            </Chip>
          ))}
          <Chip value="none">{t('noEnd')}</Chip>
        </div>
      </Chip.Group>
      <div className={styles.dates}>
        <DateField label={t('from')} width={160} value={from} onChange={(day) => day && onFrom(day)} />
        <DateField
          label={t('until')}
          width={160}
          value={until}
          error={wrong ? t('datesWrong') : null}
          onChange={onUntil}
        />
      </div>
    </>
  );
}
