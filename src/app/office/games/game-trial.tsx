import { isOffered } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import { Button, Group, Loader, NumberInput, Select, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import { titleIn } from '@/maths/title-in';
import { useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { usualSettings } from '../../pupil/preview/usual-settings';
import { withoutShapes } from '../../shared/offered-games';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { CardSection } from '../../ui/page/card-section';
import { Loading } from '../../ui/plain/loading';

const GamePreview = lazy(async () => ({
  default: (await import('../../pupil/preview/game-preview')).GamePreview,
}));

interface GameTrialProps {
  readonly manifest: GameManifest;
  /** Shapes that are off in the form, saved or not. */
  readonly without: readonly ShapeName[];
}

const maxSeed = 999_999;

/** Plays the game with any sums that it takes; the same seed gives the same round, and nothing is stored. */
export function GameTrial({ manifest, without }: GameTrialProps) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { data, isPending, error } = useRead('listCollections');
  const [wanted, setWanted] = useState<string | null>(null);
  const [seed, setSeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const left = withoutShapes(manifest, without);
  const fitting = (data?.collections ?? []).filter(({ shapes }) => isOffered(left, shapes));
  const collection = fitting.find(({ key }) => key === wanted) ?? fitting[0];
  return (
    <CardSection title={t('games.try')} text={t('games.tryHint')}>
      <FailureAlert failure={error} />
      <Group gap="md" align="end">
        <Select
          label={t('games.collection')}
          searchable
          allowDeselect={false}
          style={{ flex: '1 1 240px' }}
          data={fitting.map(({ key, title }) => ({ value: key, label: titleIn({ title }, locale) }))}
          value={collection?.key ?? null}
          disabled={isPending}
          {...(isPending && { rightSection: <Loader size="xs" /> })}
          onChange={(key) => {
            setWanted(key);
            setPlaying(false);
          }}
        />
        <NumberInput
          label={t('games.seed')}
          w={190}
          min={0}
          max={maxSeed}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          value={seed}
          onChange={(typed) => {
            if (typeof typed !== 'number') return;
            setSeed(typed);
            setPlaying(false);
          }}
        />
        <Button
          disabled={!collection}
          leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
          onClick={() => setPlaying(true)}
        >
          {t('games.play')}
        </Button>
      </Group>
      {data && fitting.length === 0 ? <Text role="alert">{t('games.noCollection')}</Text> : null}
      {playing && collection ? (
        <Stack>
          <Suspense fallback={<Loading />}>
            <GamePreview
              key={`${collection.key} ${seed} ${without.join()}`}
              settings={usualSettings}
              collectionKey={collection.key}
              games={[manifest.id]}
              seed={seed}
              shapesOff={without}
              onClose={() => setPlaying(false)}
            />
          </Suspense>
        </Stack>
      ) : null}
    </CardSection>
  );
}
