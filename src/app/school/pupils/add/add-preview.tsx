import { Checkbox, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../pupils.module.css';
import type { TypedPupil } from './typed-pupils';

interface AddPreviewProps {
  readonly rows: readonly TypedPupil[];
  /** Rows that are not added. */
  readonly left: ReadonlySet<string>;
  readonly onTick: (id: string, on: boolean) => void;
}

/** Previews the typed names with the surname first, as lists show them. */
export function AddPreview({ rows, left, onTick }: AddPreviewProps) {
  const { t } = useTranslation('school');
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('classList.add.preview')}
      </Title>
      {rows.length === 0 ? (
        <Text c="dimmed">{t('classList.add.empty')}</Text>
      ) : (
        <>
          <Text component="output" c="dimmed">
            {t('classList.add.count', { count: rows.length - left.size })}
          </Text>
          <ul className={styles.preview}>
            {rows.map((row) => (
              <li key={row.id}>
                <Checkbox
                  checked={!left.has(row.id)}
                  onChange={(event) => onTick(row.id, event.currentTarget.checked)}
                  aria-label={t('classList.add.take', { name: row.name })}
                  label={<Sorted row={row} />}
                  description={
                    row.warning
                      ? t(`classList.add.${row.warning}`)
                      : row.pupil.cut
                        ? t('classList.add.cut')
                        : undefined
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

function Sorted({ row: { pupil } }: { readonly row: TypedPupil }) {
  const { firstName, lastName, sortName } = pupil;
  const prefix = lastName && sortName ? lastName.slice(0, -sortName.length).trim() : '';
  return (
    <bdi>
      {sortName ? <b>{sortName}, </b> : null}
      {firstName}
      {prefix ? ` ${prefix}` : ''}
    </bdi>
  );
}
