import { gameById } from '@games/kit/api/catalogue';
import { Grid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import { queryClient, useRead } from '../../api/query';
import { formatNumber } from '../../i18n/format';
import { PageFrame } from '../../ui/page/page-frame';
import { GameForm } from './game-form';
import { GameTrial } from './game-trial';
import { useGameWords } from './use-game-words';

/** One game: what the office sets of it, and the game itself to try. */
export function Component() {
  const { t } = useTranslation('office');
  const { spelId: game = '' } = useParams();
  const manifest = gameById(game);
  const { data, isPending, error, refetch } = useRead('readOfficeGame', {
    params: { game },
  });
  const { titleOf, wrongOf, changeOf } = useGameWords();
  const [without, setWithout] = useState<readonly ShapeName[] | null>(null);
  const readAgain = async () => {
    await queryClient.invalidateQueries();
    await refetch();
  };
  return (
    <PageFrame
      title={titleOf(game)}
      subtitle={data ? changeOf(data) : ' '}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data && manifest ? (
        <Stack gap="lg">
          <Text>
            {data.usage.rounds === 0
              ? t('games.notPlayed')
              : t('games.ofLate', {
                  count: data.usage.rounds,
                  rounds: formatNumber(data.usage.rounds),
                  wrong: wrongOf(data),
                })}
          </Text>
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 6 }}>
              <GameForm
                key={data.version}
                manifest={manifest}
                shown={data}
                onSaved={readAgain}
                onShapes={setWithout}
              />
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 6 }}>
              <GameTrial manifest={manifest} without={without ?? data.without} />
            </Grid.Col>
          </Grid>
        </Stack>
      ) : null}
    </PageFrame>
  );
}
