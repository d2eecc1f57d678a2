import { Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Values } from '@/maths/generate/pattern-generator';
import { withSetting } from './setting';
import { WholeField } from './whole-field';

/** Each kind of values of a name, by a setting that it alone has. */
type Of<Mark extends string> = Extract<Values, Readonly<Record<Mark, unknown>>>;
interface Kinds {
  readonly numbers: Of<'max'> & { readonly min: number };
  readonly fractions: Of<'denominators'>;
  readonly times: Of<'every'>;
  readonly list: Of<'oneOf'>;
}
export type ValueKind = keyof Kinds;

export const kindOf = (values: Values): ValueKind =>
  'oneOf' in values
    ? 'list'
    : 'denominators' in values
      ? 'fractions'
      : 'every' in values
        ? 'times'
        : 'numbers';

const firstValues: Kinds = {
  numbers: { min: 1, max: 9 },
  fractions: { denominators: [2, 4] },
  times: { from: 60, to: 720, every: 30 },
  list: { oneOf: ['1/2', '1/4'] },
};
const terms = ['lowest', 'any', 'reducible'] as const;

interface FieldsProps<V> {
  readonly name: string;
  readonly values: V;
  readonly onChange: (values: V) => void;
}

function useLabel(name: string) {
  const { t } = useTranslation('office');
  return (key: Parameters<typeof labelKey>[0]) => ({
    label: t(labelKey(key)),
    'aria-label': t('generators.valueOf', { value: t(labelKey(key)), name }),
  });
}
const labelKey = <K extends SettingOfValues>(key: K) => `generators.value.${key}` as const;

type KeysOf<T> = T extends unknown ? keyof T : never;
/** Every setting that some kind of values has. */
export type SettingOfValues = KeysOf<Values>;

/** Kind in which each setting is edited: the compiler refuses a table that lacks one. */
export const settingsOfValues: Readonly<Record<SettingOfValues, ValueKind>> = {
  min: 'numbers',
  max: 'numbers',
  step: 'numbers',
  places: 'numbers',
  money: 'numbers',
  whole: 'numbers',
  denominators: 'fractions',
  terms: 'fractions',
  from: 'times',
  to: 'times',
  every: 'times',
  oneOf: 'list',
};

function Numbers({ name, values, onChange }: FieldsProps<Kinds['numbers']>) {
  const label = useLabel(name);
  const optional = (key: 'step' | 'places') => ({
    ...label(key),
    value: values[key],
    onChange: (typed: number) => onChange(withSetting(values, key, Number.isNaN(typed) ? undefined : typed)),
  });
  return (
    <Group gap="sm" align="end">
      <WholeField {...label('min')} value={values.min} onChange={(min) => onChange({ ...values, min })} />
      <WholeField {...label('max')} value={values.max} onChange={(max) => onChange({ ...values, max })} />
      <WholeField {...optional('step')} placeholder="1" />
      <WholeField {...optional('places')} placeholder="0" w={190} />
      <Checkbox
        {...label('money')}
        checked={values.money === true}
        onChange={(event) => onChange(withSetting(values, 'money', event.currentTarget.checked || undefined))}
      />
      <Checkbox
        {...label('whole')}
        checked={values.whole === false}
        onChange={(event) =>
          onChange(withSetting(values, 'whole', event.currentTarget.checked ? false : undefined))
        }
      />
    </Group>
  );
}

function Fractions({ name, values, onChange }: FieldsProps<Kinds['fractions']>) {
  const { t } = useTranslation('office');
  const label = useLabel(name);
  const [typed, setTyped] = useState(values.denominators.join(', '));
  const read = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const shown = read(typed).join() === values.denominators.join() ? typed : values.denominators.join(', ');
  return (
    <Group gap="sm" align="end">
      <TextInput
        {...label('denominators')}
        value={shown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange({ ...values, denominators: read(event.currentTarget.value) });
        }}
      />
      <NativeSelect
        {...label('terms')}
        value={values.terms ?? 'lowest'}
        onChange={(event) => {
          const chosen = terms.find((each) => each === event.currentTarget.value);
          onChange(withSetting(values, 'terms', chosen === 'lowest' ? undefined : chosen));
        }}
        data={terms.map((each) => ({ value: each, label: t(`generators.terms.${each}`) }))}
      />
    </Group>
  );
}

function Times({ name, values, onChange }: FieldsProps<Kinds['times']>) {
  const label = useLabel(name);
  return (
    <Group gap="sm" align="end">
      {(['from', 'to', 'every'] as const).map((key) => (
        <WholeField
          key={key}
          w={170}
          {...label(key)}
          value={values[key]}
          onChange={(typed) => onChange({ ...values, [key]: typed })}
        />
      ))}
    </Group>
  );
}

function List({ name, values, onChange }: FieldsProps<Kinds['list']>) {
  const { t } = useTranslation('office');
  const label = useLabel(name);
  return (
    <Textarea
      {...label('oneOf')}
      description={t('generators.listHint')}
      autosize
      minRows={2}
      maxRows={8}
      value={values.oneOf.join('\n')}
      onChange={(event) =>
        onChange({ oneOf: event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n') })
      }
    />
  );
}

const kinds = ['numbers', 'fractions', 'times', 'list'] as const satisfies readonly ValueKind[];

/** What a name in a pattern stands for. */
export function ValueSettings({ name, values, onChange }: FieldsProps<Values>) {
  const { t } = useTranslation('office');
  const kind = kindOf(values);
  const fields = {
    numbers: () => <Numbers name={name} values={values as Kinds['numbers']} onChange={onChange} />,
    fractions: () => <Fractions name={name} values={values as Kinds['fractions']} onChange={onChange} />,
    times: () => <Times name={name} values={values as Kinds['times']} onChange={onChange} />,
    list: () => <List name={name} values={values as Kinds['list']} onChange={onChange} />,
  };
  return (
    <Stack gap="xs" data-name={name}>
      <NativeSelect
        label={t('generators.valueKind', { name })}
        value={kind}
        onChange={(event) => {
          const chosen = kinds.find((each) => each === event.currentTarget.value);
          if (chosen && chosen !== kind) onChange(firstValues[chosen]);
        }}
        data={kinds.map((each) => ({ value: each, label: t(`generators.valueKinds.${each}`) }))}
      />
      {fields[kind]()}
    </Stack>
  );
}
