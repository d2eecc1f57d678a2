import { useSearchParams } from 'react-router';
import { NewWebinar, OpenWebinar } from './open-webinar';
import { WebinarList } from './webinar-list';

/** Lists the webinars of the office, or shows the one in the address. */
export function Component() {
  const [search] = useSearchParams();
  const webinarId = search.get('webinar');
  if (webinarId === 'nieuw') return <NewWebinar />;
  return webinarId ? <OpenWebinar key={webinarId} webinarId={webinarId} /> : <WebinarList />;
}
