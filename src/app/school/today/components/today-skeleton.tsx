import { Card, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../today.module.css';

const three = [0, 1, 2];

/** Shapes of the page as high as what comes in their place, so that nothing moves when it does. */
export function TodaySkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" component="output" aria-label={t('loading')}>
      <Skeleton radius="md" className={styles.nowShape} />
      <Card withBorder padding={0}>
        <div className={styles.head}>
          <Skeleton height={30} width="min(60%, 340px)" />
        </div>
        <div className={styles.rows}>
          {three.map((row) => (
            <div key={row} className={styles.rowShape}>
              <Skeleton circle height={44} />
              <Skeleton height={48} className={styles.words} />
              <Skeleton height={44} className={styles.buttonShape} />
            </div>
          ))}
        </div>
      </Card>
      <div className={styles.blocks}>
        <Skeleton radius="md" className={styles.blockShape} />
        <Skeleton radius="md" className={styles.blockShape} />
      </div>
    </Stack>
  );
}
