import { Chip, Group, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Range, SumGenerator } from '@/maths/generate/sum-generator';
import type { Locale } from '@/maths/locale';
import type { HolePlace } from '@/maths/sum/sum';
import { useLocale } from '../../i18n/use-locale';
import { Fieldset } from '../shared/forms/fieldset';
import styles from './generators.module.css';
import { type SettingFields, type SettingProps, withSetting } from './setting';
import { WholeField } from './whole-field';

const operations = ['add', 'subtract', 'multiply', 'divide', 'split'] as const;
/** Signs as sums show them: in English a division has a sign of its own. */
const signsIn = (locale: Locale) =>
  ({ add: '+', subtract: '−', multiply: '×', divide: locale === 'en' ? '÷' : ':' }) as const;
const overTens = ['yes', 'no', 'any'] as const;
const holePlaces = ['result', 'right', 'left'] as const satisfies readonly HolePlace[];

type Props<K extends keyof SumGenerator> = SettingProps<SumGenerator[K], SumGenerator>;

function Operation({ value, onChange }: Props<'operation'>) {
  const { t } = useTranslation('office');
  const signs = signsIn(useLocale());
  return (
    <Input.Wrapper label={t('generators.settings.operation')} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={t('generators.settings.operation')}
        value={value}
        onChange={(chosen) => onChange(operations.find((each) => each === chosen) ?? 'add')}
        data={operations.map((each) => ({
          value: each,
          label:
            each === 'split' ? (
              t('generators.operations.split')
            ) : (
              <>
                <span aria-hidden>{signs[each]}</span>
                <span className="unseen">{t(`generators.operations.${each}`)}</span>
              </>
            ),
        }))}
      />
    </Input.Wrapper>
  );
}

const rangeField = (setting: 'left' | 'right' | 'result') =>
  function RangeSetting({ value, onChange, recipe }: SettingProps<Range, SumGenerator>) {
    const { t } = useTranslation('office');
    const name = t(
      recipe.operation === 'split' ? `generators.parts.${setting}` : `generators.settings.${setting}`,
    );
    return (
      <div className={styles.range}>
        <Text fw={600}>{name}</Text>
        <WholeField
          w="100%"
          aria-label={t('generators.from', { setting: name })}
          value={value.min}
          onChange={(min) => onChange({ ...value, min })}
        />
        <Text c="dimmed">{t('generators.to')}</Text>
        <WholeField
          w="100%"
          aria-label={t('generators.upTo', { setting: name })}
          value={value.max}
          onChange={(max) => onChange({ ...value, max })}
        />
      </div>
    );
  };

function OverTen({ value, onChange }: Props<'overTen'>) {
  const { t } = useTranslation('office');
  return (
    <Input.Wrapper label={t('generators.settings.overTen')} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={t('generators.settings.overTen')}
        value={value}
        onChange={(chosen) => onChange(overTens.find((each) => each === chosen) ?? 'any')}
        data={overTens.map((each) => ({ value: each, label: t(`generators.overTen.${each}`) }))}
      />
    </Input.Wrapper>
  );
}

/** Shows how a sum looks with the box in this place. */
export function lookOf(operation: SumGenerator['operation'], hole: HolePlace, locale: Locale): string {
  const [a, b, result] =
    operation === 'split'
      ? ['7', '3', '10']
      : {
          add: ['7', '5', '12'],
          subtract: ['12', '5', '7'],
          multiply: ['7', '5', '35'],
          divide: ['35', '5', '7'],
        }[operation];
  const put = (place: HolePlace, text = '') => (place === hole ? '▢' : text);
  const [left, right, outcome] = [put('left', a), put('right', b), put('result', result)];
  return operation === 'split'
    ? `${outcome} = ${left} + ${right}`
    : `${left} ${signsIn(locale)[operation]} ${right} = ${outcome}`;
}

function Holes({ value, onChange, recipe }: Props<'holes'>) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <Fieldset legend={t('generators.settings.holes')}>
      <Chip.Group
        multiple
        value={[...value]}
        onChange={(chosen) => onChange(holePlaces.filter((each) => chosen.includes(each)))}
      >
        <Group gap="xs">
          {holePlaces.map((each) => (
            <Chip key={each} value={each}>
              {lookOf(recipe.operation, each, locale)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Fieldset>
  );
}

/** Reads whole numbers with commas between them. */
const numbersIn = (typed: string): readonly number[] => [...new Set((typed.match(/\d+/g) ?? []).map(Number))];

function Tables({ value, onChange }: Props<'tables'>) {
  const { t } = useTranslation('office');
  const [typed, setTyped] = useState(value.join(', '));
  // Taking back a change changes the numbers from outside.
  const shown = numbersIn(typed).join() === value.join() ? typed : value.join(', ');
  return (
    <TextInput
      label={t('generators.settings.tables')}
      description={t('generators.tablesHint')}
      inputMode="numeric"
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(numbersIn(event.currentTarget.value));
      }}
    />
  );
}

/** Every setting of a generator of two numbers, in the order of the form. */
export const numberSettings: SettingFields<SumGenerator> = {
  operation: Operation,
  left: rangeField('left'),
  right: rangeField('right'),
  result: rangeField('result'),
  overTen: OverTen,
  holes: Holes,
  tables: Tables,
};

interface NumberSettingsProps {
  readonly recipe: SumGenerator;
  readonly onChange: (recipe: SumGenerator) => void;
}

function Setting<K extends keyof SumGenerator>({
  setting,
  recipe,
  onChange,
}: NumberSettingsProps & { readonly setting: K }) {
  const field: SettingFields<SumGenerator>[K] = numberSettings[setting];
  return createElement(field as SettingFields<SumGenerator>['operation'], {
    value: recipe[setting] as SumGenerator['operation'],
    recipe,
    onChange: (value: unknown) => onChange(withSetting(recipe, setting, value as SumGenerator[K])),
  });
}

/** Settings of sums of two whole numbers and a sign. */
export const NumberSettings = (props: NumberSettingsProps) => (
  <Stack gap="md">
    {(Object.keys(numberSettings) as (keyof SumGenerator)[]).map((setting) => (
      <Setting key={setting} setting={setting} {...props} />
    ))}
  </Stack>
);
