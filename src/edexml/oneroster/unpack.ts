import { decode } from '../bytes/decode';
import { listEntries, unpackEntry } from '../bytes/unzip';
import { maxUnpackedBytes } from '../limits';
import { Refusal } from '../result';
import { manifestColumns, type RosterFile, readColumns, rosterFiles, version, versionBefore } from './files';
import { readCsv } from './read-csv';

/** Texts of the files of a roster. Before version 1.2 the roles are in the users file. */
export interface RosterTexts extends Readonly<Record<Exclude<ReadFile, 'roles'>, string>> {
  readonly roles: string | null;
  /** Day on which the manifest was made, `YYYY-MM-DD` on the clock that made it; null when the zip does not say. */
  readonly madeOn: string | null;
}

export type ReadFile = keyof typeof readColumns;

const isRead = (file: RosterFile): file is ReadFile => file in readColumns;
const readFiles = rosterFiles.filter(isRead);

type Entry = Awaited<ReturnType<typeof listEntries>>[number];

const manifestName = 'manifest.csv';
const baseName = ({ filename }: Entry) => filename.slice(filename.lastIndexOf('/') + 1).toLowerCase();
const folderOf = ({ filename }: Entry) => filename.slice(0, filename.lastIndexOf('/') + 1);

/** Unpacks entries one after another, and not more of them together than one may be long. */
function unpacker() {
  let size = 0;
  return async (entry: Entry): Promise<string> => {
    const bytes = await unpackEntry(entry);
    size += bytes.length;
    if (size > maxUnpackedBytes) throw new Refusal('too-large');
    return decode(bytes);
  };
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A zip holds local time without a zone; the years before 2000 are what programs write that know no date. */
function dayOf({ lastModDate }: Entry): string | null {
  const year = lastModDate.getFullYear();
  if (!(year >= 2000)) return null;
  return `${year}-${twoDigits(lastModDate.getMonth() + 1)}-${twoDigits(lastModDate.getDate())}`;
}

/** Checks that the manifest offers a whole roster in a version that is read. @returns the files it offers */
function filesOf(manifest: string): readonly ReadFile[] {
  const values = new Map(
    readCsv(manifest, { name: manifestName, needed: manifestColumns }).map((row) => [
      row.of('propertyName')?.toLowerCase() ?? '',
      row.of('value')?.toLowerCase() ?? '',
    ]),
  );
  const told = values.get('oneroster.version') ?? '';
  if (told !== version && told !== versionBefore) {
    throw new Refusal('oneroster-version', null, /^[\d.]{1,8}$/.test(told) ? told : '?');
  }
  const files = readFiles.filter((file) => file !== 'roles' || told === version);
  for (const file of files) {
    const mode = values.get(`file.${file.toLowerCase()}`);
    if (mode === 'delta') throw new Refusal('oneroster-delta', null, `${file}.csv`);
    if (mode !== 'bulk') throw new Refusal('oneroster-file', null, `${file}.csv`);
  }
  return files;
}

/** Returns the manifest among the files of a zip, which may be in a folder. @throws Refusal when it is no OneRoster export */
function manifestIn(entries: readonly Entry[]): Entry {
  const [manifest, second] = entries.filter((entry) => baseName(entry) === manifestName);
  if (second) throw new Refusal('oneroster-several');
  if (manifest) return manifest;
  const isRoster = entries.some((entry) => baseName(entry) === 'users.csv');
  throw isRoster ? new Refusal('oneroster-file', null, manifestName) : new Refusal('zip-no-xml');
}

/**
 * Unpacks the files of a OneRoster export that a roster is read from. Nothing else of the zip is unpacked.
 *
 * @throws Refusal `zip-no-xml` when the zip is no OneRoster export; otherwise with the reason
 */
export async function unpackRoster(bytes: Uint8Array): Promise<RosterTexts> {
  const entries = (await listEntries(bytes)).filter(({ filename }) => !filename.startsWith('__MACOSX/'));
  const manifest = manifestIn(entries);
  const unpack = unpacker();
  const offered = new Set<ReadFile>(filesOf(await unpack(manifest)));
  const texts: { -readonly [File in ReadFile]: RosterTexts[File] } = {
    orgs: '',
    academicSessions: '',
    classes: '',
    users: '',
    roles: null,
    enrollments: '',
  };
  for (const file of offered) {
    const name = `${file}.csv`;
    const entry = entries.find(
      (each) => folderOf(each) === folderOf(manifest) && baseName(each) === name.toLowerCase(),
    );
    if (!entry) throw new Refusal('oneroster-file', null, name);
    texts[file] = await unpack(entry);
  }
  return { ...texts, madeOn: dayOf(manifest) };
}
