import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';

/*
 * Where there is no mail server, letters are files, one each, that any mail program opens. They hold links that sign
 * someone in: only the owner of the data folder may read them.
 */

const folderOf = (dataDir: string) => path.join(dataDir, 'mail');
const ending = '.eml';
const day = 86_400_000;
/** Days a file stays. */
const keptDays = 30;
/** Most letters shown. */
const mostShown = 50;

/** A letter as it stands in its file. */
export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: string;
  readonly text: string;
}

/** Writes a letter under its id: written twice, it is still one file. */
export async function keepMail(dataDir: string, mailId: string, message: Buffer | Readable): Promise<void> {
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
    return []; // no letter was ever written
  }
}

async function readMail(dataDir: string, name: string): Promise<KeptMail> {
  const mail = await PostalMime.parse(await fs.readFile(path.join(folderOf(dataDir), name)));
  return {
    id: name.slice(0, -ending.length),
    to: mail.to?.map((each) => each.address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    sentAt: mail.date ?? '',
    text: mail.text ?? '',
  };
}

/** The letters kept here, newest first: their ids begin with the moment they were queued. */
export async function keptMails(dataDir: string): Promise<readonly KeptMail[]> {
  const newest = [...(await namesIn(dataDir))].sort().reverse().slice(0, mostShown);
  return Promise.all(newest.map((name) => readMail(dataDir, name)));
}

/** Removes the files of letters that are older than thirty days. */
export async function sweepKeptMails(dataDir: string, now: Date): Promise<void> {
  for (const name of await namesIn(dataDir)) {
    const file = path.join(folderOf(dataDir), name);
    const { mtimeMs } = await fs.stat(file);
    if (mtimeMs < now.getTime() - keptDays * day) await fs.rm(file, { force: true });
  }
}
