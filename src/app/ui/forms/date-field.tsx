import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { dayFromNow } from '../../shared/day-from-now';
import type { Preset } from './day-picker';
import { readDay } from './read-day';

interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or null for no day. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly error?: ReactNode;
  /** Days offered beside the calendar. */
  readonly presets?: readonly Preset[];
  readonly width: number | 'auto';
}

const DayPicker = lazy(() => import('./day-picker'));

const shownAs = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/**
 * A calendar day that is typed, or chosen from a calendar, in the order and language of the reader, whatever the
 * device's own are: `22-11-2026` in the Netherlands, `22/11/2026` in Flanders. Emptied, it is no day; what cannot be
 * read leaves the day as it was.
 */
export function DateField({ label, value, onChange, error, presets = [], width }: DateFieldProps) {
  const { t } = useTranslation('ui');
  useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const read = () => {
    if (typed === null) return;
    const day = readDay(typed, dayFromNow());
    if (day !== null || typed.trim() === '') onChange(day);
    setTyped(null);
  };
  const choose = (day: string | null) => {
    setOpen(false);
    onChange(day);
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus withinPortal>
      <TextInput
        label={label}
        w={width}
        placeholder={t('date.placeholder')}
        autoComplete="off"
        value={typed ?? (value === null ? '' : formatDay(value, shownAs))}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={read}
        onKeyDown={(event) => event.key === 'Enter' && read()}
        rightSection={
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('date.calendar', { label })}
              onClick={() => setOpen(!open)}
            >
              <IconCalendar size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Popover.Target>
        }
      />
      <Popover.Dropdown>
        <Suspense fallback={null}>
          <DayPicker value={value} presets={presets} onChange={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
