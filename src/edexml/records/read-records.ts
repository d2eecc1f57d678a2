import { SaxesParser } from 'saxes';
import { maxAttributes, maxDepth, maxFieldLength, maxGroups, maxPupils, maxTeachers } from '../limits';
import { Refusal } from '../result';
import { type RawFile, type RawTeacher, type Wanted, wantedTexts } from './records';

/** Number of characters passed to the parser at a time; progress is reported in between. */
const pieceLength = 1 << 16;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
/** Deepest level that contains a wanted field. */
const deepest = 5;
/** Paths of a teacher's group references. */
const groupsOfTeachers = new Set([
  'leerkrachten/leerkracht/groepen/groep',
  'leerkrachten/leerkracht/groepen/samengestelde_groep',
]);
const mixedOfPupil = 'leerlingen/leerling/samengestelde_groepen/samengestelde_groep';
const maxMixed = 20;
const maxGroupsOfTeacher = 100;
const maxRoles = 20;
/** Elements that may contain the school; a saved web service reply has them inside an envelope. */
const containers = new Set(['edex', 'leerlinggegevens', 'leerlinggegevens_antwoord']);

/** Tracks the parser's path in the file and stores the text at the wanted paths. */
class Reader {
  readonly file: RawFile = { school: new Map(), groups: [], pupils: [], mixedGroups: [], teachers: [] };
  private depth = 0;
  private attributes = 0;
  /** Depth of the element that contains the school; 0 until it is found. */
  private base = 0;
  /** Element names from below the container down to the current one. */
  private readonly path: string[] = [];
  private wanted: Wanted | undefined;
  private text = '';
  private skipsTeacher = false;
  /** Path of the last opened element; empty when nothing is wanted there. */
  private place = '';

  private readonly line: () => number;

  constructor(line: () => number) {
    this.line = line;
  }

  openTag(name: string) {
    this.depth++;
    this.attributes = 0;
    if (this.depth > maxDepth) throw new Refusal('too-deep', this.line());
    this.place = '';
    const local = localName(name);
    if (!this.isInside(local.toLowerCase())) return;
    this.path.push(local);
    const place = this.path.length > deepest ? '' : this.path.join('/');
    this.place = place;
    this.wanted = wantedTexts.get(place);
    this.text = '';
    this.begin(place);
  }

  /** The teacher that is being read, unless the limit is reached. */
  private get teacher(): RawTeacher | undefined {
    return this.skipsTeacher ? undefined : this.file.teachers.at(-1);
  }

  get foundSchool(): boolean {
    return this.base > 0;
  }

  /** Returns true below the container; above it only an envelope is allowed. */
  private isInside(name: string): boolean {
    if (this.base === 0 && this.depth === 1 && name !== 'envelope' && !containers.has(name)) {
      throw new Refusal('wrong-root', this.line());
    }
    const mayHoldSchool = this.base === 0 || this.depth === this.base + 1;
    if (!mayHoldSchool || !containers.has(name)) return this.base > 0 && this.depth > this.base;
    this.base = this.depth;
    return false;
  }

  private begin(place: string) {
    const line = this.line();
    if (place === 'groepen/groep') {
      if (this.file.groups.length >= maxGroups) throw new Refusal('too-many-groups', line);
      this.file.groups.push({ line, key: null, name: null, year: null });
    } else if (place === 'leerlingen/leerling') {
      if (this.file.pupils.length >= maxPupils) throw new Refusal('too-many-pupils', line);
      this.file.pupils.push({
        line,
        key: null,
        eckId: null,
        fields: new Map(),
        groupKey: null,
        isInSeveral: false,
        mixedKeys: [],
      });
    } else if (place === 'groepen/samengestelde_groep') {
      if (this.file.mixedGroups.length >= maxGroups) throw new Refusal('too-many-groups', line);
      this.file.mixedGroups.push({ key: null, name: null });
    } else if (place === 'leerkrachten/leerkracht') {
      this.skipsTeacher = this.file.teachers.length >= maxTeachers;
      if (!this.skipsTeacher) {
        this.file.teachers.push({ line, key: null, fields: new Map(), roles: [], groupKeys: [] });
      }
    }
  }

  attribute(name: string, value: string) {
    if (++this.attributes > maxAttributes) throw new Refusal('too-many-attributes', this.line());
    const local = localName(name);
    const pupil = this.file.pupils.at(-1);
    const group = this.file.groups.at(-1);
    const { place } = this;
    // Longer than the longest valid key, so that a key that is too long is still recognised.
    if (local === 'key' && place === 'leerlingen/leerling' && pupil) pupil.key = value.slice(0, 600);
    if (local === 'eckid' && place === 'leerlingen/leerling' && pupil) pupil.eckId = value.slice(0, 600);
    if (local === 'key' && place === 'leerlingen/leerling/groep' && pupil) {
      const key = value.slice(0, 600);
      if (pupil.groupKey === null) pupil.groupKey = key;
      else if (pupil.groupKey !== key) pupil.isInSeveral = true;
    }
    if (local === 'key' && place === 'groepen/groep' && group) group.key = value.slice(0, 600);
    const mixedGroup = this.file.mixedGroups.at(-1);
    if (local === 'key' && place === 'groepen/samengestelde_groep' && mixedGroup)
      mixedGroup.key = value.slice(0, 600);
    if (local === 'key' && place === mixedOfPupil && pupil && pupil.mixedKeys.length < maxMixed) {
      pupil.mixedKeys.push(value.slice(0, 600));
    }
    if (local === 'key' && place === 'leerkrachten/leerkracht' && this.teacher) {
      this.teacher.key = value.slice(0, 600);
    }
    if (local === 'key' && groupsOfTeachers.has(place) && this.teacher) {
      if (this.teacher.groupKeys.length < maxGroupsOfTeacher)
        this.teacher.groupKeys.push(value.slice(0, 600));
    }
  }

  characters(text: string) {
    if (this.wanted && this.text.length <= maxFieldLength) {
      this.text += text.slice(0, maxFieldLength + 1 - this.text.length);
    }
  }

  closeTag() {
    if (this.wanted) this.keep(this.wanted, this.text);
    this.wanted = undefined;
    if (this.base > 0 && this.depth > this.base) this.path.pop();
    this.depth--;
  }

  /** Stores the text of a field unless it is empty. Of a repeated field the first counts. */
  private keep(wanted: Wanted, text: string) {
    if (text.trim() === '') return;
    if (wanted.of === 'school') {
      if (!this.file.school.has(wanted.field)) this.file.school.set(wanted.field, text);
    } else if (wanted.of === 'pupil') {
      const fields = this.file.pupils.at(-1)?.fields;
      if (fields && !fields.has(wanted.field)) fields.set(wanted.field, text);
    } else if (wanted.of === 'teacher') {
      if (!this.teacher?.fields.has(wanted.field)) this.teacher?.fields.set(wanted.field, text);
    } else if (wanted.of === 'role') {
      if ((this.teacher?.roles.length ?? maxRoles) < maxRoles) this.teacher?.roles.push(text);
    } else if (wanted.of === 'mixedGroup') {
      const group = this.file.mixedGroups.at(-1);
      if (group) group.name ??= text;
    } else {
      const group = this.file.groups.at(-1);
      if (group) group[wanted.field] ??= text;
    }
  }
}

export interface ReadingOptions {
  /** Called with the part that is read, 0–1, several times a megabyte. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** Awaited after each piece, some milliseconds of work, so that a server can do other things in between. */
  readonly pause?: (() => Promise<void>) | undefined;
}

const prologParts = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

/** Refuses a document type before the parser sees it: this prevents entity bombs and external entities. */
function refuseDoctype(xml: string) {
  let at = 0;
  for (;;) {
    while (/\s/.test(xml.charAt(at))) at++;
    const part = prologParts.find(([start]) => xml.startsWith(start, at));
    if (!part) break;
    const end = xml.indexOf(part[1], at + part[0].length);
    if (end < 0) return;
    at = end + part[1].length;
  }
  if (!/^<!doctype/i.test(xml.slice(at, at + 9))) return;
  throw new Refusal('doctype', xml.slice(0, at).split('\n').length);
}

/** Removes the XML declaration but not its line breaks: it declares the encoding of bytes, and this text is decoded. */
const withoutDeclaration = (xml: string) =>
  xml.replace(/^\s*<\?xml\s[^>]*\?>/, (declaration) => declaration.replace(/[^\n]/g, ''));

/**
 * Returns the reason for an unexpected end: a lone `&` hides everything after it, so that the file only seems
 * truncated.
 */
function refusalAtEnd(xml: string, line: number): Refusal {
  const lone = xml.trimEnd().endsWith('>') ? xml.search(/&(?![#\w.:-]{1,60};)/) : -1;
  if (lone < 0) return new Refusal('truncated', line);
  return new Refusal('malformed', xml.slice(0, lone).split('\n').length);
}

/**
 * Reads the whitelisted fields and nothing else.
 *
 * @throws Refusal when the text is not well-formed EdeXML or exceeds a limit.
 */
export async function readRecords(xml: string, { onProgress, pause }: ReadingOptions = {}): Promise<RawFile> {
  refuseDoctype(xml);
  const parser = new SaxesParser({ xmlns: false, position: true });
  const reader = new Reader(() => parser.line);
  let ending = false;
  parser.on('doctype', () => {
    throw new Refusal('doctype', parser.line);
  });
  parser.on('error', () => {
    throw ending ? refusalAtEnd(xml, parser.line) : new Refusal('malformed', parser.line);
  });
  parser.on('opentagstart', (tag) => reader.openTag(tag.name));
  parser.on('attribute', ({ name, value }) => reader.attribute(name, value));
  parser.on('text', (text) => reader.characters(text));
  parser.on('cdata', (text) => reader.characters(text));
  parser.on('closetag', () => reader.closeTag());

  const text = withoutDeclaration(xml);
  for (let from = 0; from < text.length; from += pieceLength) {
    parser.write(text.slice(from, from + pieceLength));
    onProgress?.(Math.min(1, (from + pieceLength) / text.length));
    await pause?.();
  }
  ending = true;
  parser.close();
  if (!reader.foundSchool) throw new Refusal('wrong-root', 1);
  return reader.file;
}
