import { useSearchParams } from 'react-router';
import { MessageList } from './components/message-list';
import { ReadMessage } from './components/read-message';

/** Shows the inbox, or the message in the address. */
export function Component() {
  const [search] = useSearchParams();
  const messageId = search.get('bericht');
  return messageId ? <ReadMessage key={messageId} messageId={messageId} /> : <MessageList />;
}
