import type { GameManifest } from '@games/kit/api/manifest';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { listed } from '../../shared/listed';

/** Tells that games of a task are not offered now, and what children get instead. */
export function GamesOff({ games }: { readonly games: readonly GameManifest[] }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  if (games.length === 0) return null;
  const names = listed(games.map((game) => titleIn(game, locale)));
  return (
    <Text size="sm" c="var(--on-again)">
      {t('settings.gamesOff', { names, count: games.length })}
    </Text>
  );
}
