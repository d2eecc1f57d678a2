import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';

/*
 * Without a mail server each email is written to a file that any mail program opens. Emails contain links that sign
 * somebody in, so only the owner of the data folder may read the files.
 */

const folderOf = (dataDir: string) => path.join(dataDir, 'mail');
const ending = '.eml';
const day = 86_400_000;
/** Days a file stays. */
const retentionDays = 30;
/** Maximum number of emails that the page shows. */
const maxShown = 50;

/** An email as read from its file. */
export interface EmailFile {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: string;
  readonly text: string;
}

/** Writes an email to a file named after its id, so that a second write replaces the first. */
export async function writeEmailFile(
  dataDir: string,
  mailId: string,
  message: Buffer | Readable,
): Promise<void> {
  const folder = folderOf(dataDir);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `${mailId}.${process.pid}.tmp`);
  await fs.writeFile(draft, message, { mode: 0o600, flush: true });
  await fs.rename(draft, path.join(folder, mailId + ending));
}

async function namesIn(dataDir: string): Promise<readonly string[]> {
  try {
    return (await fs.readdir(folderOf(dataDir))).filter((name) => name.endsWith(ending));
  } catch {
    return []; // no email was ever written
  }
}

async function readMail(dataDir: string, name: string): Promise<EmailFile> {
  const mail = await PostalMime.parse(await fs.readFile(path.join(folderOf(dataDir), name)));
  return {
    id: name.slice(0, -ending.length),
    to: mail.to?.map((each) => each.address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    sentAt: mail.date ?? '',
    text: mail.text ?? '',
  };
}

/** Returns the stored emails, newest first: an id begins with the time at which the email was queued. */
export async function listEmailFiles(dataDir: string): Promise<readonly EmailFile[]> {
  const newest = [...(await namesIn(dataDir))].sort().reverse().slice(0, maxShown);
  return Promise.all(newest.map((name) => readMail(dataDir, name)));
}

/** Deletes the files of emails that are older than thirty days. */
export async function purgeExpiredEmailFiles(dataDir: string, now: Date): Promise<void> {
  for (const name of await namesIn(dataDir)) {
    const file = path.join(folderOf(dataDir), name);
    const { mtimeMs } = await fs.stat(file);
    if (mtimeMs < now.getTime() - retentionDays * day) await fs.rm(file, { force: true });
  }
}
