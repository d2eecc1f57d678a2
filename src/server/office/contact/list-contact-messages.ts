import type { Answer, Call } from '../../platform/http/call';

/** Messages shown at once; the next ones follow when these are handled. */
const mostShown = 50;

/** Returns the messages of the public site that wait, the oldest first. */
export async function listContactMessages({
  db,
}: Call<'listContactMessages'>): Promise<Answer<'listContactMessages'>> {
  const waiting = db.selectFrom('contact_message').where('handled_at', 'is', null);
  const { count } = await waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await waiting
    .orderBy('received_at')
    .orderBy('message_id')
    .limit(mostShown)
    .select(['message_id', 'topic', 'locale', 'name', 'email', 'message', 'received_at'])
    .execute();
  return {
    messages: rows.map(({ message_id, received_at, ...shown }) => ({
      ...shown,
      messageId: message_id,
      receivedAt: received_at.toISOString(),
    })),
    waiting: Number(count),
  };
}
