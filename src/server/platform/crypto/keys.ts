import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../shared/start-error';
import { closeToOthers, makePrivateFolder } from '../files/private-folder';
import { sync } from '../files/sync-tree';

/** What a derived key is for; keys of different purposes have nothing to do with each other. */
export type KeyPurpose =
  | 'login-card'
  | 'picture-secret'
  | 'known-device'
  | 'rate-limit'
  | 'upload-ticket'
  | 'eck-id'
  | 'mail'
  | 'password-request'
  | 'bot-check'
  | 'two-factor'
  | 'recovery-code'
  | 'provider-subject'
  | 'provider-visit'
  | 'webinar-sign-up'
  | 'administration-key'
  | 'administration-waiting';

/** Everything that is done with the server's one secret. The secret is never in the database. */
export interface ServerKeys {
  /** HMAC-SHA256 (32 bytes) of the parts; their borders count, so `ab|c` is not `a|bc`. */
  mac(purpose: KeyPurpose, ...parts: readonly string[]): Buffer;
  /** AES-256-GCM. `owner` is bound to it: what was sealed for one opens for no other. */
  seal(purpose: KeyPurpose, owner: string, plain: string): Uint8Array;
  /** The sealed text, or undefined when it is not ours, was changed, or belongs to another owner. */
  open(purpose: KeyPurpose, owner: string, sealed: Uint8Array): string | undefined;
}

const nonceBytes = 12;
const tagBytes = 16;

export function serverKeys(secret: Buffer): ServerKeys {
  const derived = new Map<string, Buffer>();
  const keyFor = (use: string, purpose: KeyPurpose): Buffer => {
    const info = `sommeneiland ${use} ${purpose}`;
    const key = derived.get(info) ?? Buffer.from(hkdfSync('sha256', secret, '', info, 32));
    derived.set(info, key);
    return key;
  };
  return {
    mac(purpose, ...parts) {
      const mac = createHmac('sha256', keyFor('mac', purpose));
      for (const part of parts) mac.update(`${Buffer.byteLength(part)}:${part}`);
      return mac.digest();
    },
    seal(purpose, owner, plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor('seal', purpose), nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), body]));
    },
    open(purpose, owner, sealed) {
      const bytes = Buffer.from(sealed);
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      if (tag.length < tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', keyFor('seal', purpose), nonce)
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      try {
        const body = bytes.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Names a secret without giving it away: 16 hex digits, the same for the same secret. */
export const keyFingerprint = (secret: Buffer): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'sommeneiland fingerprint', 8)).toString('hex');

export const secretFileIn = (dataDir: string): string => path.join(dataDir, 'server.key');

/** The secret kept in `dataDir`; undefined when there is none. */
export const readSecret = (dataDir: string): Buffer | undefined =>
  fs.existsSync(secretFileIn(dataDir)) ? storedSecret(dataDir) : undefined;

/** The secret kept in `dataDir`, made when there is none; readable by the owner alone. */
export function storedSecret(dataDir: string): Buffer {
  const file = secretFileIn(dataDir);
  makePrivateFolder(dataDir);
  if (!fs.existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    try {
      // A link never replaces: of two that start together one key stays.
      fs.linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(draft);
    }
    // The database may name this key from now on: its own name must outlive a power cut too.
    sync(dataDir);
  }
  closeToOthers(file);
  const secret = Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'hex');
  if (secret.length < 32) throw new StartError(`${file} does not hold a key any more: put its backup back.`);
  return secret;
}
