import { timingSafeEqual } from 'node:crypto';
import type { ServerKeys } from '../../platform/crypto/keys';
import { conflict, unprocessable } from '../../platform/http/errors';
import { BoundedMap } from '../../shared/bounded-map';

/*
 * The right to add answers to one window of one pupil, and to nothing else: ids in clear, a last day and a
 * signature. It lives apart from sessions, because answers that waited on a device may arrive when another
 * child is signed in there.
 */

/** How long answers may wait on a device, ms. */
const lifetime = 45 * 86_400_000;

export interface TicketOwner {
  readonly accountId: string;
  readonly pupilId: string;
  readonly windowId: string;
}

/** As text, because that is what is compared: the last letter of 32 bytes in base64url has spare bits. */
const signature = (keys: ServerKeys, { accountId, pupilId, windowId }: TicketOwner, expires: string) =>
  keys.mac('upload-ticket', accountId, pupilId, windowId, expires).toString('base64url');

/** A ticket for 45 days from `now`. */
export function makeTicket(keys: ServerKeys, owner: TicketOwner, now: Date): string {
  const expires = (now.getTime() + lifetime).toString(36);
  return [owner.accountId, owner.pupilId, expires, signature(keys, owner, expires)].join('.');
}

const pattern = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/;

/** The pupil a ticket names, whether or not it is one of ours: only to compare it with another. */
export const pupilOfTicket = (ticket: string): string | undefined => pattern.exec(ticket)?.[2];

interface ReadTicket {
  readonly owner: TicketOwner;
  /** Epoch ms. */
  readonly expires: number;
}

/** Tickets that were found good: a child sends the same one with every batch of a round. */
const good = new WeakMap<ServerKeys, BoundedMap<string, ReadTicket>>();

/** Tickets at once; the one used longest ago goes first. */
const maxGood = 5000;

function opened(keys: ServerKeys, ticket: string, windowId: string): ReadTicket {
  const known = good.get(keys) ?? new BoundedMap<string, ReadTicket>(maxGood);
  good.set(keys, known);
  const name = `${windowId} ${ticket}`;
  const read = known.get(name) ?? checked(keys, ticket, windowId);
  known.set(name, read);
  return read;
}

function checked(keys: ServerKeys, ticket: string, windowId: string): ReadTicket {
  const [, accountId, pupilId, expires, mac] = pattern.exec(ticket) ?? [];
  if (!accountId || !pupilId || !expires || !mac) throw unprocessable('ticket-invalid');
  const owner = { accountId, pupilId, windowId: windowId.toLowerCase() };
  if (!timingSafeEqual(Buffer.from(signature(keys, owner, expires)), Buffer.from(mac))) {
    throw unprocessable('ticket-invalid');
  }
  return { owner, expires: Number.parseInt(expires, 36) };
}

/**
 * Whose window this is, also after the 45 days.
 * @throws CallError 422 when the ticket was not made by us for this window
 */
export const ticketOwner = (keys: ServerKeys, ticket: string, windowId: string): TicketOwner =>
  opened(keys, ticket, windowId).owner;

/**
 * Whose window this is, for adding answers to it.
 * @throws CallError 422 when the ticket was not made by us for this window, 409 when its 45 days are over
 */
export function readTicket(keys: ServerKeys, ticket: string, windowId: string, now: Date): TicketOwner {
  const { owner, expires } = opened(keys, ticket, windowId);
  if (expires < now.getTime()) throw conflict('ticket-expired');
  return owner;
}
