import { nameForComparing } from '../bytes/clean-text';
import { isStable } from '../records/read-groups';
import type { ImportFile, LeftOut, Note, Parsed } from '../result';

type Pupil = ImportFile['pupils'][number];
type Group = ImportFile['groups'][number];

const fullName = ({ firstName, lastName }: Pupil) => nameForComparing(`${firstName} ${lastName ?? ''}`);
/** Returns whether a key or ECK iD identifies the pupil in the next export too. */
const lastsFor = ({ key, eckId }: Pupil) => eckId !== null || (key !== null && isStable(key));
const placeAndName = (pupil: Pupil, code: string | null) =>
  JSON.stringify([code, pupil.groupKey, fullName(pupil)]);

interface JoinedPupil {
  readonly pupil: Pupil;
  readonly code: string | null;
}

/** Combines the pupils of several files: finds children in two files, and removes keys that two children share. */
export class JoinedPupils {
  readonly pupils: Pupil[] = [];
  /** As `Parsed.mixed`. */
  readonly mixed = new Map<number, Group>();
  readonly notes: Note[] = [];
  readonly leftOut: LeftOut[] = [];
  private readonly byKey = new Map<string, JoinedPupil>();
  private readonly byEckId = new Map<string, JoinedPupil>();
  /** Place and name of the pupils without a stable key or ECK iD. */
  private readonly byName = new Set<string>();

  add({ file, notes, leftOut, mixed }: Parsed, source: number, keyNow: ReadonlyMap<string, string>) {
    const { code } = file.school;
    const placeOf = new Map<number, number>();
    const added: JoinedPupil[] = [];
    for (const [at, one] of file.pupils.entries()) {
      const groupKey = one.groupKey === null ? null : (keyNow.get(one.groupKey) ?? null);
      const pupil = { ...one, groupKey };
      const sameKey = pupil.key !== null && isStable(pupil.key) ? this.byKey.get(pupil.key) : undefined;
      if (this.isThere(pupil, code, sameKey)) {
        const name = [pupil.firstName, pupil.lastName].filter((part) => part !== null).join(' ');
        this.leftOut.push({ line: pupil.line, name, reason: 'other-file', source });
        continue;
      }
      const place = this.pupils.length;
      placeOf.set(at, place);
      if (sameKey) this.notes.push({ code: 'key-in-other-file', line: pupil.line, pupil: place, source });
      const home = mixed.get(at);
      const location = code === null ? {} : { location: code };
      if (home) this.mixed.set(place, { ...home, key: `${code ?? source}/${home.key}`, ...location });
      const joined = sameKey ? { ...pupil, key: null } : pupil;
      this.pupils.push(joined);
      added.push({ pupil: joined, code });
    }
    // Registered after the loop, since the reader of a file has already reported duplicates within it.
    for (const joined of added) this.remember(joined);
    for (const note of notes) {
      const place = note.pupil === undefined ? undefined : placeOf.get(note.pupil);
      if (note.pupil === undefined) this.notes.push({ ...note, source });
      else if (place !== undefined) this.notes.push({ ...note, pupil: place, source });
    }
    this.leftOut.push(...leftOut.map((each) => ({ ...each, source })));
  }

  private isThere(pupil: Pupil, code: string | null, sameKey: JoinedPupil | undefined): boolean {
    if (pupil.eckId !== null && this.byEckId.has(pupil.eckId)) return true;
    if (sameKey) return sameKey.code === code || fullName(sameKey.pupil) === fullName(pupil);
    return !lastsFor(pupil) && this.byName.has(placeAndName(pupil, code));
  }

  private remember(joined: JoinedPupil) {
    const { pupil, code } = joined;
    if (pupil.key !== null) this.byKey.set(pupil.key, joined);
    if (pupil.eckId !== null) this.byEckId.set(pupil.eckId, joined);
    if (!lastsFor(pupil)) this.byName.add(placeAndName(pupil, code));
  }

  /** Returns whether a departed pupil is in none of the files: one who left a location may be at another. */
  hasNot = ({ key, eckId }: ImportFile['departed'][number]): boolean =>
    !(key !== null && this.byKey.has(key)) && !(eckId !== null && this.byEckId.has(eckId));
}
