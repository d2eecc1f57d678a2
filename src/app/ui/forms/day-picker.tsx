import '@mantine/dates/styles.css';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/nl';
import 'dayjs/locale/nl-be';
import { DatePicker } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { useLocale } from '../../i18n/use-locale';

/** A day with a name, such as “2 weken”. */
export interface Preset {
  readonly label: string;
  /** `YYYY-MM-DD` */
  readonly value: string;
}

interface DayPickerProps {
  readonly value: string | null;
  readonly presets: readonly Preset[];
  readonly onChange: (day: string | null) => void;
}

const calendarLocale: Record<Locale, string> = { nl: 'nl', be: 'nl-be', en: 'en-gb' };

/** A calendar of which one day is chosen. It is loaded when it is opened. */
export default function DayPicker({ value, presets, onChange }: DayPickerProps) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  return (
    <DatePicker
      value={value}
      onChange={onChange}
      {...(value !== null && { defaultDate: value })}
      {...(presets.length > 0 && { presets: [...presets] })}
      locale={calendarLocale[locale]}
      maxLevel="year"
      ariaLabels={{
        nextMonth: t('date.nextMonth'),
        previousMonth: t('date.previousMonth'),
        monthLevelControl: t('date.chooseMonth'),
        nextYear: t('date.nextYear'),
        previousYear: t('date.previousYear'),
      }}
    />
  );
}
