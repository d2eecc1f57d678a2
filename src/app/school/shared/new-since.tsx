import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../i18n/format';

/** Says since when a pupil is at the school; nothing of a pupil that is not new. */
export function NewSince({ day }: { readonly day: string | null }) {
  const { t } = useTranslation('school');
  return day === null ? null : (
    <Text component="span" display="block" size="xs" fw={600} lh={1.3}>
      {t('pupils.newSince', { day: formatDay(day, { day: 'numeric', month: 'long' }) })}
    </Text>
  );
}
