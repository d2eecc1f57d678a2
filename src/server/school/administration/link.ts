import type { AdministrationSystem } from '../../platform/config/administration-systems';
import type { Config } from '../../platform/config/config';
import type { ServerKeys } from '../../platform/crypto/keys';
import type { Db } from '../../platform/db/database';
import { unprocessable } from '../../platform/http/errors';
import type { SchoolId } from './uwlr/request-xml';

/** A school's connection with its administration system, and how its last fetch went. */
export type Link = NonNullable<Awaited<ReturnType<typeof readLink>>>;

export const readLink = (db: Db) => db.selectFrom('administration_link').selectAll().executeTakeFirst();

export const systemOf = ({ administrationSystems }: Config, id: string): AdministrationSystem | undefined =>
  administrationSystems.find((system) => system.id === id);

/** What names the school in its administration system. */
export const schoolIdOf = ({ brin, branch, school_key }: Link): SchoolId =>
  brin === null ? { schoolKey: school_key ?? '' } : { brin, branch };

/** Encrypts the key of a school; it opens for that school alone. */
export const sealKey = (keys: ServerKeys, accountId: string, key: string): Uint8Array =>
  keys.seal('administration-key', accountId, key);

/** @throws CallError 422 when it was encrypted by another key of the server */
export function openKey(keys: ServerKeys, accountId: string, { sealed }: Link): string {
  const key = keys.open('administration-key', accountId, sealed);
  if (key === undefined) throw unprocessable('administration-sealed');
  return key;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Hours (UTC) in which lists are fetched: two and five in the morning here, in summer three and six. */
const from = 1;
const minutes = 180;

/**
 * The next night's moment of a school: always the same time of night, and another one than most schools have, so that
 * no system is asked for all lists at once.
 */
export function nextNight(accountId: string, now: Date): Date {
  const place = Number.parseInt(accountId.replaceAll('-', '').slice(-8), 16) % minutes;
  const tonight = new Date(now).setUTCHours(from, 0, 0, 0) + place * 60_000;
  return new Date(tonight > now.getTime() ? tonight : tonight + day);
}
