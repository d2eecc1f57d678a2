import { ActionIcon, Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { cardPictures } from '../../pupil/ui/savings/card-pictures';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { PageFrame } from '../../ui/page/page-frame';
import { officeTitleIn } from '../shared/office-title';
import styles from './savings-cards.module.css';
import type { CardShown } from './types';
import { stateOf, useCardWords } from './use-card-words';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const idsOf = (cards: readonly CardShown[]) => cards.map(({ cardId }) => cardId);

/** Returns the cards with one of them moved past its neighbour of those that are shown with it. */
function moved(cards: readonly CardShown[], card: CardShown, by: -1 | 1): readonly CardShown[] {
  const active = cards.filter(({ archived }) => !archived);
  const other = active[active.indexOf(card) + by];
  if (other === undefined) return cards;
  return cards.map((each) => (each === card ? other : each === other ? card : each));
}

/** Lists the cards in the order in which children get them, and moves them. */
export function CardList() {
  const { t } = useTranslation('office');
  const { data, isPending, error, refetch } = useRead('listOfficeSavingsCards');
  const { failure, send } = useSending();
  const cards = data?.cards ?? [];
  const active = cards.filter(({ archived }) => !archived);
  const old = cards.filter(({ archived }) => archived);

  const put = async (from: readonly string[], to: readonly string[]) => {
    try {
      await call('orderOfficeSavingsCards', { body: { from: [...from], to: [...to] } });
    } finally {
      // Also what a colleague did meanwhile is shown.
      await queryClient.invalidateQueries();
    }
  };
  const move = (card: CardShown, by: -1 | 1) =>
    void send(true, async () => {
      const [from, to] = [idsOf(cards), idsOf(moved(cards, card, by))];
      await put(from, to);
      notifyDone({ done: t('savingsCards.moved'), undo: () => put(to, from) });
    });

  return (
    <PageFrame
      title={t('savingsCards.title')}
      action={
        <Button component={Link} to="?kaart=nieuw" leftSection={<IconPlus {...icon} />}>
          {t('savingsCards.add')}
        </Button>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="lg">
        <Text c="dimmed">{t('savingsCards.subtitle')}</Text>
        <FailureAlert failure={failure} />
        <ol className={styles.list} aria-label={t('savingsCards.order')}>
          {active.map((card, place) => (
            <CardRow
              key={card.cardId}
              card={card}
              onUp={place > 0 ? () => move(card, -1) : undefined}
              onDown={place < active.length - 1 ? () => move(card, 1) : undefined}
              movable
            />
          ))}
        </ol>
        {old.length === 0 ? null : (
          <section>
            <Title order={2} size="h3" mb="sm">
              {t('savingsCards.old')}
            </Title>
            <ul className={styles.list}>
              {old.map((card) => (
                <CardRow key={card.cardId} card={card} />
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </PageFrame>
  );
}

interface CardRowProps {
  readonly card: CardShown;
  readonly movable?: boolean;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
}

function CardRow({ card, movable = false, onUp, onDown }: CardRowProps) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { seasonOf, changeOf } = useCardWords();
  const title = officeTitleIn(card.title, locale);
  const state = stateOf(card);
  const { strip, stamp } = cardPictures(card.art);
  return (
    <Card component="li" withBorder shadow="sm" padding="sm" className={styles.row}>
      <div className={styles.art}>
        <img src={strip[400]} alt="" />
        <img src={stamp[96]} alt="" />
      </div>
      <div className={styles.about}>
        <Group gap="xs">
          <Anchor component={Link} to={`?kaart=${card.cardId}`} fw={700} className={styles.name}>
            {title}
          </Anchor>
          <Badge variant="light" color={state === 'given' ? 'teal' : 'gray'} tt="none" miw="max-content">
            {t(`savingsCards.states.${state}`)}
          </Badge>
        </Group>
        <Text>
          {t('savingsCards.stamps', { count: card.size })} · {seasonOf(card)}
        </Text>
        <Text size="sm" c="dimmed">
          {changeOf(card)}
        </Text>
      </div>
      {movable ? (
        <Group gap={4} wrap="nowrap">
          <MoveButton label={t('savingsCards.up', { title })} onClick={onUp}>
            <IconArrowUp {...icon} />
          </MoveButton>
          <MoveButton label={t('savingsCards.down', { title })} onClick={onDown}>
            <IconArrowDown {...icon} />
          </MoveButton>
        </Group>
      ) : null}
    </Card>
  );
}

interface MoveButtonProps {
  readonly label: string;
  /** Nothing at the end of the list: the button stays, so that the focus does. */
  readonly onClick: (() => void) | undefined;
  readonly children: ReactNode;
}

const MoveButton = ({ label, onClick, children }: MoveButtonProps) => (
  <ActionIcon
    variant="default"
    size={44}
    aria-label={label}
    title={label}
    aria-disabled={onClick === undefined}
    {...(onClick === undefined && { 'data-disabled': true })}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
