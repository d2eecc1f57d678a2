import type { ImportFile } from '../result';
import { encodeWindows1252 } from './windows-1252';

/** The first byte of a two-byte UTF-8 character read as a character of its own, followed by its second byte. */
const mojibakeLetter = /[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Returns true when more than one name in a hundred looks like UTF-8 that was read as windows-1252. */
export function namesLookLikeMojibake(names: readonly string[]): boolean {
  const mojibake = names.filter((name) => mojibakeLetter.test(name)).length;
  return mojibake > names.length / 100;
}

/** Repairs `ZoÃ«` to `Zoë`; a name that cannot be repaired without loss stays as it is. */
export function mendName(name: string): string {
  if (!mojibakeLetter.test(name)) return name;
  const bytes = encodeWindows1252(name);
  if (!bytes) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    return name;
  }
}

/** Repairs every name of the file; called only after the user chose so in the preview. */
export function repairMojibake(file: ImportFile): ImportFile {
  const mend = (name: string | null) => (name === null ? null : mendName(name));
  return {
    ...file,
    groups: file.groups.map((group) => ({ ...group, name: mendName(group.name) })),
    pupils: file.pupils.map((pupil) => ({
      ...pupil,
      firstName: mendName(pupil.firstName),
      lastName: mend(pupil.lastName),
      sortName: mend(pupil.sortName),
    })),
  };
}
