import type { Context } from 'hono';
import { expectedPupilHeader, isPupilCall, pupilCalls } from '@/contract/pupil-calls';
import type { CallName } from '@/contract/route';
import type { Credentials } from '../credentials';
import { conflict } from '../errors';
import type { Session } from '../session';

type Tickets = Pick<Credentials, 'pupilOfTicket'>;

const pageOfPupil = /^\/leerling\/([0-9a-f-]{36})(?:\/|$)/i;

/** The pupil of the page a request came from; pages of the build before this header say it by their address alone. */
function pupilOfPage(referer: string | undefined): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  return pageOfPupil.exec(new URL(referer).pathname)?.[1];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function ofTicket(said: string | undefined, body: unknown, { pupilOfTicket }: Tickets): boolean {
  const ticket = typeof body === 'object' && body !== null && 'ticket' in body ? body.ticket : undefined;
  const pupilId = typeof ticket === 'string' ? pupilOfTicket(ticket) : undefined;
  // A ticket that names nobody is refused by whoever reads it.
  return said === undefined || pupilId === undefined || isSame(said, pupilId);
}

function ofSession(c: Context, said: string | undefined, session: Session): boolean {
  const expected = said ?? pupilOfPage(c.req.header('referer'));
  if (expected !== undefined) return isSame(expected, session.personId);
  // An address with a pupil in it is compared by its own policy; without one, nothing would say whose round it is.
  return c.req.param('pupilId') !== undefined;
}

/**
 * Compares the pupil whose page makes a call with the one who is signed in, or whose ticket it is. Answers by ticket may
 * come from an earlier build that names nobody.
 * @throws CallError 409 `other-pupil`
 */
export function requireExpectedPupil(
  c: Context,
  name: CallName,
  session: Session | null,
  body: unknown,
  tickets: Tickets,
): void {
  if (!isPupilCall(name)) return;
  const said = c.req.header(expectedPupilHeader);
  const kind = pupilCalls[name];
  if (kind === 'ticket') {
    if (!ofTicket(said, body, tickets)) throw conflict('other-pupil');
    return;
  }
  if (session?.role !== 'leerling' || (kind === 'sign-out' && said === undefined)) return;
  if (!ofSession(c, said, session)) throw conflict('other-pupil');
}
