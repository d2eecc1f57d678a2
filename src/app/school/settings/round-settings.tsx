import { Input, NumberInput, Radio, Slider, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from './settings-draft';

interface RoundSettingsProps {
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
}

/** How long a round is, which sums it brings, and what a child may have beside it. */
export function RoundSettings({ draft, onChange }: RoundSettingsProps) {
  const { t } = useTranslation('school');
  return (
    <Stack gap="lg" maw={560}>
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
      </Input.Wrapper>
      <Radio.Group
        label={t('settings.series')}
        value={draft.series}
        onChange={(series) => onChange({ series: series === 'fixed' ? 'fixed' : 'adaptive' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="adaptive" label={t('settings.adaptive')} description={t('settings.adaptiveHint')} />
          <Radio value="fixed" label={t('settings.fixed')} description={t('settings.fixedHint')} />
        </Stack>
      </Radio.Group>
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
      </Input.Wrapper>
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
      />
      <Switch
        checked={draft.startTest}
        onChange={(event) => onChange({ startTest: event.currentTarget.checked })}
        label={t('settings.startTest')}
        description={t('settings.startTestHint')}
      />
      <Switch
        checked={draft.freeAfterRequired}
        onChange={(event) => onChange({ freeAfterRequired: event.currentTarget.checked })}
        label={t('settings.freeAfterRequired')}
        description={t('settings.freeAfterRequiredHint')}
      />
      <Switch
        checked={draft.help}
        onChange={(event) => onChange({ help: event.currentTarget.checked })}
        label={t('settings.help')}
        description={t('settings.helpHint')}
      />
      <Switch
        checked={draft.clock === 'visible'}
        onChange={(event) => onChange({ clock: event.currentTarget.checked ? 'visible' : 'off' })}
        label={t('settings.clock')}
        description={t('settings.clockHint')}
      />
    </Stack>
  );
}
