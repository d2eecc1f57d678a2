import { Group, NativeSelect, NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallInput } from '../../api/call';
import { DateField } from '../../ui/forms/date-field';

export type Licence = CallInput<'planLicence'>['body'];

/** Most pupils of one licence, as the server admits. */
const mostSeats = 1_000_000;
const kinds = ['trial', 'school', 'home'] as const;

interface LicenceFieldsProps {
  readonly value: Licence;
  readonly onChange: (licence: Licence) => void;
  /** Message of the server about a field. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
}

/** Kind, number of pupils, first and last day of a licence. */
export function LicenceFields({ value, onChange, errors = {} }: LicenceFieldsProps) {
  const { t } = useTranslation(['office', 'common']);
  const ends = value.endsOn < value.startsOn ? t('licence.endsBefore') : errors.endsOn;
  return (
    <Group gap="md" align="start">
      <NativeSelect
        label={t('licence.kind')}
        w={180}
        value={value.kind}
        data={kinds.map((each) => ({ value: each, label: t(`licence.kinds.${each}`) }))}
        onChange={(event) => {
          const kind = kinds.find((each) => each === event.currentTarget.value);
          if (kind) onChange({ ...value, kind });
        }}
      />
      <NumberInput
        label={t('licence.pupils')}
        w={140}
        min={1}
        max={mostSeats}
        allowDecimal={false}
        hideControls
        value={value.pupils}
        onChange={(pupils) => onChange({ ...value, pupils: Number(pupils) })}
        error={errors.pupils ?? (value.pupils < 1 && t('common:validation.required'))}
      />
      <DateField
        label={t('licence.startsOn')}
        width={170}
        value={value.startsOn}
        onChange={(startsOn) => startsOn && onChange({ ...value, startsOn })}
      />
      <DateField
        label={t('licence.endsOn')}
        width={170}
        value={value.endsOn}
        onChange={(endsOn) => endsOn && onChange({ ...value, endsOn })}
        error={ends}
      />
    </Group>
  );
}

/** Whether a licence can be sent as it is. */
export const isComplete = ({ pupils, startsOn, endsOn }: Licence): boolean =>
  Number.isInteger(pupils) && pupils >= 1 && pupils <= mostSeats && startsOn <= endsOn;
