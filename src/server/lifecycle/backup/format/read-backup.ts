import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { brand } from '@/contract/brand';
import { keyFingerprint } from '../../../platform/crypto/keys';
import { Refusal } from '../refusal';
import { type FrameKey, frameKey, opened } from './frames';
import { type Header, isOfBackup, longestHeader, readHeader } from './header';
import { type TableSum, tableSum } from './table-sum';

const checksumBytes = 32;

/** A backup that was read to its end once and is as it was written. */
export interface Backup {
  readonly file: string;
  readonly header: Header;
  readonly sums: Readonly<Record<string, TableSum>>;
  /** Its rows, table by table, in the order of the file. */
  rows(): AsyncGenerator<{ readonly table: string; readonly line: string }>;
}

const damaged = (file: string) =>
  new Refusal(`${file} is damaged or was cut off: nothing of it was used. Take another backup.`);

function firstLine(file: string): string {
  const handle = fs.openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(longestHeader);
    const begin = bytes.subarray(0, fs.readSync(handle, bytes, 0, bytes.length, 0));
    const end = begin.indexOf('\n');
    return end < 0 ? '' : begin.subarray(0, end + 1).toString('utf8');
  } finally {
    fs.closeSync(handle);
  }
}

async function isWhole(file: string, size: number): Promise<boolean> {
  const sum = createHash('sha256');
  await pipeline(fs.createReadStream(file, { end: size - checksumBytes - 1 }), sum);
  const handle = fs.openSync(file, 'r');
  const written = Buffer.alloc(checksumBytes);
  fs.readSync(handle, written, 0, checksumBytes, size - checksumBytes);
  fs.closeSync(handle);
  return sum.digest().equals(written);
}

async function* linesIn(file: string, from: number, size: number, key: FrameKey): AsyncGenerator<string> {
  const frames = opened(fs.createReadStream(file, { start: from, end: size - checksumBytes - 1 }), key);
  const gunzip = createGunzip();
  const unpacking = pipeline(Readable.from(frames), gunzip);
  // Its failure comes out of `gunzip` too, which is where it is waited for.
  unpacking.catch(() => {});
  let rest = '';
  for await (const text of gunzip.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await unpacking;
  if (rest !== '') yield rest;
}

type Sums = Readonly<Record<string, TableSum>>;

async function readThrough(header: Header, lines: AsyncIterable<string>): Promise<Sums | undefined> {
  const found: Record<string, TableSum> = {};
  let table = '';
  let sum = tableSum();
  for await (const line of lines) {
    if (line.startsWith('[')) {
      sum.add(line);
      continue;
    }
    if (table !== '') found[table] = sum.done();
    if (line.startsWith('= ')) {
      const written = JSON.parse(line.slice(2)) as Sums;
      const counted = header.tables.every(({ name, rows }) => written[name]?.rows === rows);
      return counted && isDeepStrictEqual(found, written) ? written : undefined;
    }
    table = line.slice(2);
    sum = tableSum();
  }
  return undefined;
}

function requireKey(file: string, header: Header, secret: Buffer | undefined, place: string): Buffer {
  const wanted = header.keyFingerprint;
  if (secret && keyFingerprint(secret) === wanted) return secret;
  const there = secret ? `the key there is ${keyFingerprint(secret)}` : 'there is none';
  throw new Refusal(
    `${file} opens only with the server key ${wanted}, and ${there}: put the server.key that was kept with it at ${place}, or give it as SERVER_KEY.`,
  );
}

/**
 * Reads a backup from its first byte to its last, before anything of it is used.
 * @param key the server's key, and where it is looked for
 * @throws Refusal when it is none, is damaged, is of a newer program or needs another key
 */
export async function readBackup(
  file: string,
  key: { readonly secret: Buffer | undefined; readonly place: string },
): Promise<Backup> {
  if (!fs.existsSync(file) || !fs.statSync(file).isFile()) throw new Refusal(`There is no file ${file}.`);
  const { size } = fs.statSync(file);
  const line = firstLine(file);
  if (!isOfBackup(line)) {
    throw new Refusal(`${file} is no backup of ${brand.name.nl}, or its beginning is damaged.`);
  }
  const from = Buffer.byteLength(line);
  if (size < from + checksumBytes || !(await isWhole(file, size))) throw damaged(file);
  const header = readHeader(file, line);
  const secret = requireKey(file, header, key.secret, key.place);
  const lines = () => linesIn(file, from, size, frameKey(secret, header.salt, line));
  const sums = await readThrough(header, lines()).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  });
  if (!sums) throw damaged(file);
  return {
    file,
    header,
    sums,
    async *rows() {
      let table = '';
      for await (const text of lines()) {
        if (text.startsWith('[')) yield { table, line: text };
        else if (text.startsWith('# ')) table = text.slice(2);
      }
    },
  };
}
