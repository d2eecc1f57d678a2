import { z } from 'zod';
import { brand } from '@/contract/brand';
import { Refusal } from '../refusal';

/*
 * The first line of a backup: readable by everybody, so that it says what the file is, when it was made and which key it
 * needs. It names no school and no person.
 */

export const formatVersion = 1;

/** Longer than any first line; a file without a line end in it is no backup. */
export const longestHeader = 256 * 1024;

const Header = z.object({
  product: z.literal(brand.slug),
  kind: z.literal('backup'),
  format: z.literal(formatVersion),
  version: z.string(),
  engine: z.enum(['embedded', 'server']),
  madeAt: z.iso.datetime(),
  /** Fingerprint of the server's key, which alone opens the rows. */
  keyFingerprint: z.string(),
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Months that `answer` has a partition for, `YYYY-MM-01`. */
  answerMonths: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  accounts: z.number(),
  pupils: z.number(),
});

export type Header = z.infer<typeof Header>;

const Begin = z.object({ product: z.literal(brand.slug), kind: z.literal('backup'), format: z.number() });

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Whether the line is of a backup of this product, in whichever version. */
export const isOfBackup = (line: string): boolean => Begin.safeParse(parsed(line)).success;

/** @throws Refusal when a newer program wrote it */
export function readHeader(file: string, line: string): Header {
  const begin = Begin.safeParse(parsed(line));
  if (!begin.success) throw new Refusal(`${file} is not a backup of ${brand.name.nl}.`);
  if (begin.data.format > formatVersion) {
    throw new Refusal(`${file} was made by a newer version of the program: restore it with that version.`);
  }
  return Header.parse(parsed(line));
}
