import { Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A typed name; the surname prefix has its own field, for sorting. */
export interface TypedName {
  readonly firstName: string;
  readonly prefix: string;
  readonly lastName: string;
}

export const noName: TypedName = { firstName: '', prefix: '', lastName: '' };

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Converts a typed name to the server's form. */
export function namesOf({ firstName, prefix, lastName }: TypedName) {
  const surname = tidy(lastName);
  return {
    firstName: tidy(firstName),
    lastName: surname === '' ? null : tidy(`${prefix} ${surname}`),
    sortName: surname === '' ? null : surname,
  };
}

interface NameFieldsProps {
  readonly name: TypedName;
  readonly onChange: (name: TypedName) => void;
}

export function NameFields({ name, onChange }: NameFieldsProps) {
  const { t } = useTranslation('school');
  return (
    <>
      <TextInput
        label={t('classList.pupil.firstName')}
        required
        data-autofocus
        maxLength={64}
        value={name.firstName}
        onChange={(event) => onChange({ ...name, firstName: event.currentTarget.value })}
      />
      <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
        <TextInput
          label={t('classList.pupil.prefix')}
          maxLength={30}
          maw={150}
          miw={110}
          value={name.prefix}
          onChange={(event) => onChange({ ...name, prefix: event.currentTarget.value })}
        />
        <TextInput
          label={t('classList.pupil.lastName')}
          description={t('classList.pupil.lastNameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={160}
          miw={180}
          value={name.lastName}
          onChange={(event) => onChange({ ...name, lastName: event.currentTarget.value })}
        />
      </Group>
    </>
  );
}
