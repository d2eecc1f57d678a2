import type { GameManifest } from '@games/kit/api/manifest';
import { teacherTextsOf } from '@games/kit/api/teacher-texts';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameTextLimits } from '@/contract/game-years';
import type { Locale } from '@/maths/locale';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../i18n/use-locale';
import { Fieldset } from '../shared/forms/fieldset';
import { LocaleChoice } from '../shared/locale-choice';
import type { Details } from './types';

interface GameTextsProps {
  readonly manifest: GameManifest;
  readonly texts: Details['texts'];
  readonly onChange: (texts: Details['texts']) => void;
}

/** Title and goal instead of those of the game, in one language at a time. */
export function GameTexts({ manifest, texts, onChange }: GameTextsProps) {
  const { t } = useTranslation(['office', 'common']);
  const [locale, setLocale] = useState<Locale>(useLocale());
  const made = teacherTextsOf(manifest.id);
  const change = (part: Partial<Details['texts'][Locale]>) =>
    onChange({ ...texts, [locale]: { ...texts[locale], ...part } });
  return (
    <Fieldset legend={t('games.texts')}>
      <Stack gap="md">
        <LocaleChoice label={t('common:locale.choose')} locale={locale} onChange={setLocale} />
        <TextInput
          label={t('games.name')}
          description={t('games.textHint')}
          placeholder={titleIn(manifest, locale)}
          maxLength={gameTextLimits.title}
          value={texts[locale].title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t('games.goal')}
          description={t('games.goalHint')}
          placeholder={made ? titleIn({ title: made.goal }, locale) : ''}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={gameTextLimits.goal}
          value={texts[locale].goal}
          onChange={(event) => change({ goal: event.currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  );
}
