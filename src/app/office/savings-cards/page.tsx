import { useSearchParams } from 'react-router';
import { CardList } from './card-list';
import { NewCard, OpenCard } from './open-card';

/** Lists the savings cards of children, or shows the one in the address; a new one may begin as a copy. */
export function Component() {
  const [search] = useSearchParams();
  const cardId = search.get('kaart');
  if (cardId === 'nieuw') return <NewCard key={search.get('kopie')} copyOf={search.get('kopie')} />;
  return cardId ? <OpenCard key={cardId} cardId={cardId} /> : <CardList />;
}
