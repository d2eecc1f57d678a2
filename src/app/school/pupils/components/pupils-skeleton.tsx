import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Pupils of a usual group. */
const rows = 24;
/** Heights of the search field, the head of the table and a row, px. */
const [tools, head, row] = [36, 45, 52];

/** As high as the list of a usual group, so that nothing moves when it comes. */
export function PupilsSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap="xs" component="output" aria-label={t('loading')}>
      <Skeleton height={tools} maw={320} />
      <Skeleton height={head + rows * row} />
    </Stack>
  );
}
