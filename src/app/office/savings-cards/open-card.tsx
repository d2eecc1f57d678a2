import { Badge } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { cardTitleMax } from '@/contract/card-rules';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';
import { newId } from '../../shared/new-id';
import { NotFound } from '../../ui/messages/not-found';
import { PageFrame } from '../../ui/page/page-frame';
import { CopyAndArchive } from '../shared/copy-and-archive';
import { officeTitleIn } from '../shared/office-title';
import { CardForm } from './card-form';
import { type CardShown, type Details, detailsOf, newDetails } from './types';
import { stateOf, useCardWords } from './use-card-words';

const useCrumbsOf = (title: string) => {
  const { t } = useTranslation('office');
  return [{ label: t('savingsCards.title'), path: '.' }, { label: title }];
};

/** A copy is off until it was looked at, or children would get the same card twice. */
function copyOfCard(card: CardShown, name: string): Details {
  const details = detailsOf(card);
  return { ...details, on: false, title: { ...details.title, nl: name.slice(0, cardTitleMax) } };
}

/** A card that nobody has saved yet, which may begin as a copy of another one. */
export function NewCard({ copyOf }: { readonly copyOf: string | null }) {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const { data, isPending, error, refetch } = useRead('listOfficeSavingsCards');
  const [cardId] = useState(newId);
  const title = t('savingsCards.new');
  const copied = data?.cards.find((card) => card.cardId === copyOf);
  return (
    <PageFrame title={title} crumbs={useCrumbsOf(title)} loading={isPending} error={error} onRetry={refetch}>
      {data ? (
        <CardForm
          cardId={cardId}
          details={
            copied
              ? copyOfCard(copied, t('generators.copyOf', { title: copied.title.nl, lng: 'nl' }))
              : newDetails
          }
          version={0}
          onSaved={async () => {
            await queryClient.invalidateQueries();
            await navigate(`?kaart=${cardId}`, { replace: true });
          }}
        />
      ) : null}
    </PageFrame>
  );
}

/** A card with what can be done with it. */
export function OpenCard({ cardId }: { readonly cardId: string }) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const { changeOf } = useCardWords();
  const { data, isPending, error, refetch } = useRead('listOfficeSavingsCards');
  const card = data?.cards.find((each) => each.cardId === cardId);
  const title = card ? officeTitleIn(card.title, locale) : t('savingsCards.one');
  const crumbs = useCrumbsOf(title);
  const readAgain = async () => {
    await queryClient.invalidateQueries();
    await refetch();
  };
  if (data && !card) return <NotFound as="div" />;
  return (
    <PageFrame
      title={title}
      crumbs={crumbs}
      subtitle={card ? changeOf(card) : ' '}
      action={card ? <Actions card={card} onChanged={readAgain} /> : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {card ? (
        <CardForm
          key={card.version}
          cardId={cardId}
          details={detailsOf(card)}
          version={card.version}
          onSaved={readAgain}
        />
      ) : null}
    </PageFrame>
  );
}

function Actions({ card, onChanged }: { readonly card: CardShown; readonly onChanged: () => unknown }) {
  const { t } = useTranslation('office');
  const { cardId, archived } = card;
  const state = stateOf(card);
  return (
    <>
      <Badge variant="light" size="lg" color={state === 'given' ? 'teal' : 'gray'} tt="none">
        {t(`savingsCards.states.${state}`)}
      </Badge>
      <CopyAndArchive
        copyAt={`?kaart=nieuw&kopie=${cardId}`}
        ofProgram={false}
        archived={archived}
        archive={(wanted) =>
          call('archiveOfficeSavingsCard', { params: { cardId }, body: { archived: wanted } })
        }
        said={{ archived: t('savingsCards.archived'), restored: t('savingsCards.restored') }}
        onChanged={onChanged}
      />
    </>
  );
}
