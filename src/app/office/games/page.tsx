import { Anchor, Badge, Box, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isInSeason } from '@/contract/season';
import { useRead } from '../../api/query';
import { formatNumber } from '../../i18n/format';
import { dayFromNow } from '../../shared/day-from-now';
import { PageFrame } from '../../ui/page/page-frame';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/types';
import type { GameShown } from './types';
import { useGameWords } from './use-game-words';

/** Lists the games that there are: to whom each is offered, and how it went of late. */
export function Component() {
  const { t } = useTranslation('office');
  const { data, isPending, error, refetch } = useRead('listOfficeGames');
  const columns = useColumns();
  return (
    <PageFrame
      title={t('games.title')}
      subtitle={t('games.subtitle')}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <DataTable
        label={t('games.title')}
        rows={data?.games ?? []}
        columns={columns}
        rowId={({ game }) => game}
        empty={null}
        sortedBy="title"
      />
    </PageFrame>
  );
}

/** Whether a game is offered anywhere today. */
function isOn({ countries, years, from, until }: GameShown): boolean {
  return isInSeason({ from, until }, dayFromNow()) && countries.length > 0 && years.length > 0;
}

function useColumns(): Column<GameShown>[] {
  const { t } = useTranslation('office');
  const { titleOf, countriesOf, seasonOf, yearsOf, wrongOf, changeOf } = useGameWords();
  const isSeasonal = ({ from, until }: GameShown) => from !== null || until !== null;
  return [
    {
      id: 'title',
      header: t('games.one'),
      value: ({ game }) => titleOf(game),
      cell: (game) => (
        <Box miw="min(180px, 40vw)">
          <Anchor component={Link} to={game.game} fw={600}>
            {titleOf(game.game)}
          </Anchor>
          {game.changed ? (
            <Text size="sm" c="dimmed">
              {changeOf(game)}
            </Text>
          ) : null}
          <Text size="sm" hiddenFrom="sm">
            {t('games.roundsWrong', {
              count: game.usage.rounds,
              rounds: formatNumber(game.usage.rounds),
              wrong: wrongOf(game),
            })}
          </Text>
        </Box>
      ),
    },
    {
      id: 'offered',
      header: t('games.offered'),
      value: (game) => `${isOn(game) ? 0 : 1} ${countriesOf(game)}`,
      cell: (game) => (
        <>
          <Group gap={6}>
            {isOn(game) ? null : (
              <Badge color="gray" variant="light" miw="max-content">
                {t('games.off')}
              </Badge>
            )}
            <span>{countriesOf(game)}</span>
          </Group>
          {isSeasonal(game) ? (
            <Text size="sm" c="dimmed">
              {seasonOf(game)}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      id: 'years',
      header: t('games.years'),
      value: (game) => game.years.join(''),
      cell: (game) => yearsOf(game),
      wide: 'sm',
    },
    {
      id: 'rounds',
      header: t('games.rounds'),
      value: ({ usage }) => usage.rounds,
      cell: ({ usage }) => formatNumber(usage.rounds),
      align: 'right',
      wide: 'sm',
    },
    {
      id: 'wrong',
      header: t('games.wrong'),
      value: ({ usage: { answers, wrong } }) => (answers === 0 ? -1 : wrong / answers),
      cell: (game) => wrongOf(game),
      align: 'right',
      wide: 'sm',
    },
  ];
}
