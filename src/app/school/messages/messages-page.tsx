import { useSearchParams } from 'react-router';
import { MessageList } from './message-list';
import { ReadMessage } from './read-message';

/** The inbox; the message that is open stands in the address, so that the way back is the browser's own. */
export function Component() {
  const [search] = useSearchParams();
  const messageId = search.get('bericht');
  return messageId ? <ReadMessage key={messageId} messageId={messageId} /> : <MessageList />;
}
