import { useSearchParams } from 'react-router';
import { MessageList } from './message-list';
import { NewMessage, OpenMessage } from './open-message';

/** Lists the messages of the office, or shows the one in the address. */
export function Component() {
  const [search] = useSearchParams();
  const messageId = search.get('bericht');
  if (messageId === 'nieuw') return <NewMessage />;
  return messageId ? <OpenMessage key={messageId} messageId={messageId} /> : <MessageList />;
}
