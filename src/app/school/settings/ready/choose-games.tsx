import type { GameManifest } from '@games/kit/api/manifest';
import { Chip, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import styles from './ready.module.css';

interface ChooseGamesProps {
  /** Games that can ask the sums, best suited first. */
  readonly fitting: readonly GameManifest[];
  readonly refused: readonly string[];
  readonly onRefused: (ids: readonly string[]) => void;
}

/** Chooses the games of a task among those that can ask its sums; all of them unless some are taken out. */
export function ChooseGames({ fitting, refused, onRefused }: ChooseGamesProps) {
  const { t } = useTranslation('ready');
  const locale = useLocale();
  const chosen = fitting.filter(({ id }) => !refused.includes(id)).map(({ id }) => id);
  return (
    <>
      <Chip.Group
        multiple
        value={chosen}
        onChange={(ids) => onRefused(fitting.map(({ id }) => id).filter((id) => !ids.includes(id)))}
      >
        <div className={styles.choices}>
          {fitting.map((game) => (
            <Chip key={game.id} value={game.id}>
              {titleIn(game, locale)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {chosen.length === 0 ? (
        <Text size="sm" c="red" mt={6} role="alert">
          {t('noGame')}
        </Text>
      ) : null}
    </>
  );
}
