import { Input, NumberInput, Radio, Slider, Stack, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, OwnField } from '../draft/settings-draft';

/** Wraps one setting of a pupil. */
export type Framed = (field: OwnField, setting: ReactNode) => ReactNode;

interface RoundSettingsProps {
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
  /** Wraps each setting of a pupil with a comparison to the group. */
  readonly framed?: Framed | undefined;
}

const plain: Framed = (_, setting) => setting;

/** Edits the length of a round, the choice of sums, and the help a child may use. */
export function RoundSettings({ draft, onChange, framed = plain }: RoundSettingsProps) {
  const { t } = useTranslation('school');
  return (
    <Stack gap="lg" maw={560}>
      {framed(
        'sumsPerRound',
        <Input.Wrapper labelElement="div" label={`${t('settings.sumsPerRound')}: ${draft.sumsPerRound}`}>
          <Slider
            mt="xs"
            mb="md"
            min={8}
            max={24}
            step={1}
            value={draft.sumsPerRound}
            onChange={(sumsPerRound) => onChange({ sumsPerRound })}
            thumbLabel={t('settings.sumsPerRound')}
            marks={[8, 12, 16, 20, 24].map((value) => ({ value, label: value }))}
          />
        </Input.Wrapper>,
      )}
      {framed(
        'series',
        <Radio.Group
          label={t('settings.series')}
          value={draft.series}
          onChange={(series) => onChange({ series: series === 'fixed' ? 'fixed' : 'adaptive' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="adaptive" label={t('settings.adaptive')} description={t('settings.adaptiveHint')} />
            <Radio value="fixed" label={t('settings.fixed')} description={t('settings.fixedHint')} />
          </Stack>
        </Radio.Group>,
      )}
      {(['stepBelow', 'stepAbove'] as const).map((field) =>
        framed(
          field,
          <Switch
            key={field}
            disabled={draft.series === 'fixed'}
            checked={draft[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
            label={t(`settings.${field}`)}
            description={t(`settings.${field}Hint`)}
          />,
        ),
      )}
      {framed(
        'fragileLimit',
        <Input.Wrapper labelElement="div" label={`${t('settings.fragileLimit')}: ${draft.fragileLimit}`}>
          <Text size="sm" c="dimmed">
            {t('settings.fragileHint')}
          </Text>
          <Slider
            mt="xs"
            mb="md"
            min={4}
            max={12}
            step={1}
            value={draft.fragileLimit}
            onChange={(fragileLimit) => onChange({ fragileLimit })}
            thumbLabel={t('settings.fragileLimit')}
            marks={[4, 8, 12].map((value) => ({ value, label: value }))}
          />
        </Input.Wrapper>,
      )}
      {framed(
        'minutesPerDay',
        <NumberInput
          label={t('settings.minutesPerDay')}
          description={t('settings.minutesPerDayHint')}
          placeholder={t('settings.noLimit')}
          min={5}
          max={90}
          step={5}
          allowDecimal={false}
          clampBehavior="blur"
          value={draft.minutesPerDay ?? ''}
          onChange={(minutes) => onChange({ minutesPerDay: typeof minutes === 'number' ? minutes : null })}
        />,
      )}
      {framed === plain ? (
        <Switch
          checked={draft.startTest}
          onChange={(event) => onChange({ startTest: event.currentTarget.checked })}
          label={t('settings.startTest')}
          description={t('settings.startTestHint')}
        />
      ) : null}
      {framed(
        'yearCourse',
        <Switch
          checked={draft.yearCourse}
          onChange={(event) => onChange({ yearCourse: event.currentTarget.checked })}
          label={t('settings.yearCourse')}
          description={t('settings.yearCourseHint')}
        />,
      )}
      {framed(
        'freeAfterRequired',
        <Switch
          checked={draft.freeAfterRequired}
          onChange={(event) => onChange({ freeAfterRequired: event.currentTarget.checked })}
          label={t('settings.freeAfterRequired')}
          description={t('settings.freeAfterRequiredHint')}
        />,
      )}
      {framed(
        'help',
        <Switch
          checked={draft.help}
          onChange={(event) => onChange({ help: event.currentTarget.checked })}
          label={t('settings.help')}
          description={t('settings.helpHint')}
        />,
      )}
      {framed(
        'clock',
        <Switch
          checked={draft.clock === 'visible'}
          onChange={(event) => onChange({ clock: event.currentTarget.checked ? 'visible' : 'off' })}
          label={t('settings.clock')}
          description={t('settings.clockHint')}
        />,
      )}
    </Stack>
  );
}
