import type { ImportFile } from './result';
import { encodeWindows1252 } from './windows-1252';

/** The first byte of a two-byte UTF-8 letter read as a letter of its own, with its second byte behind it. */
const mangledLetter = /[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** True when more than one name in a hundred looks like UTF-8 that was read as windows-1252. */
export function namesLookMangled(names: readonly string[]): boolean {
  const mangled = names.filter((name) => mangledLetter.test(name)).length;
  return mangled > names.length / 100;
}

/** `ZoÃ«` → `Zoë`; a name that does not mend cleanly stays as it is. */
export function mendName(name: string): string {
  if (!mangledLetter.test(name)) return name;
  const bytes = encodeWindows1252(name);
  if (!bytes) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    return name;
  }
}

/** Mends every name of the file: only ever on a person's word, in the preview. */
export function repairMangled(file: ImportFile): ImportFile {
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
