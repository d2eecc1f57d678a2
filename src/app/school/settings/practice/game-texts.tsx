import type { GameManifest } from '@games/kit/api/manifest';
import { teacherTextsOf } from '@games/kit/api/teacher-texts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { withTexts } from '../../../shared/offered-games';
import { useGameSettings } from '../draft/use-games';

/** Goal, prerequisite and manual of a game. */
export function GameTexts({ game }: { readonly game: GameManifest }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const own = useGameSettings().find((setting) => setting.game === game.id)?.goal;
  const made = teacherTextsOf(game.id);
  if (made === null) return null;
  const texts = { ...made, goal: withTexts(made.goal, own) };
  return (
    <section aria-label={titleIn(game, locale)}>
      <Text fw={700} mt="sm">
        {titleIn(game, locale)}
      </Text>
      {(['goal', 'prerequisite', 'manual'] as const).map((part) => (
        <Text key={part} size="sm">
          <Text span fw={600} size="sm">
            {t(`settings.gameTexts.${part}`)}
          </Text>{' '}
          {titleIn({ title: texts[part] }, locale)}
        </Text>
      ))}
    </section>
  );
}
