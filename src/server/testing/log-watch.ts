import { adults, children, school } from '../lifecycle/demo/people';
import { pathWords } from '../platform/log/log';
import { isId } from '../shared/new-id';

/*
 * Looks at every line of a log while tests run, for anything that may not be in one: the names, addresses and codes of
 * the people tests are made with, and whatever a test sends in a request.
 */

/** Letters a text must have to be looked for: shorter ones stand in other words and numbers. */
const shortest = 4;
/** Texts that stay looked for in what is logged after the test that sent them. */
const maxCached = 500;
/** A word of the program; a test may well send the same one. */
const programWord = /^[a-z]+(?:[-_][a-z]+)*$/;

/** Of the demo school and of the schools that tests make. Surnames stand alone too, first names do not. */
const people: readonly string[] = [
  ...children.flatMap(({ firstName, lastName, sortName }) => [
    `${firstName} ${lastName}`,
    lastName,
    sortName,
  ]),
  ...adults.flatMap(({ name, login }) => [name, login]),
  ...[school.name, school.groupName],
  ...['Noor Bakker', 'De Otter', 'Test docent', 'Test schooladmin', 'Test office', 'Test superadmin'],
];

const patterns: readonly (readonly [string, RegExp])[] = [
  ['an e-mail address', /[^\s"@/]@[\w-]+/],
  ['the code of a login card', /\b[A-Z2-7]{26}\b/],
  ['a value of a row', /Key \(|Failing row/],
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The text as a whole: no letters, digits or hyphens go on before or behind it. */
const whole = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped(text)}(?![\\p{L}\\p{N}_-])`, 'iu');
const ofPeople: readonly (readonly [string, RegExp])[] = people.map((text) => [`“${text}”`, whole(text)]);

let sent = new Set<string>();
/** Lines as they were written, but for the time and the duration: most are the same then. */
const lines = new Set<string>();

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* textsIn(each);
  }
}

/** Remembers the texts of a request: none of them may be in a line. */
export function noteSent(...values: readonly unknown[]): void {
  for (const text of textsIn(values)) {
    const tidy = text.trim();
    if (tidy.length >= shortest && !isId(tidy) && !pathWords.has(tidy)) sent.add(tidy);
  }
}

/** Takes a line of a log, or of what a server prints, to be looked at by `takeLeaks`. */
export function watchLine(line: string): void {
  lines.add(line.trim().replace(/,"(?:time|ms)":(?:"[^"]*"|[\d.]+)/g, ''));
}

/** What of a line is searched: not where in the program something happened, and no words of the program. */
function searchedIn(line: string): readonly string[] {
  try {
    const entry: unknown = JSON.parse(line, (key, value: unknown) => (key === 'frames' ? undefined : value));
    return [...textsIn(entry)].filter((text) => !programWord.test(text) && !isId(text));
  } catch {
    return [line];
  }
}

function leaksIn(line: string, texts: readonly (readonly [string, string])[]): string[] {
  const searched = searchedIn(line);
  const found = [...patterns, ...ofPeople]
    .filter(([, pattern]) => searched.some((text) => pattern.test(text)))
    .map(([what]) => what);
  // A line that is free text says it in a field that no entry has.
  if (/"(?:msg|message|detail|stack)":/.test(line)) found.push('a message');
  for (const text of searched) {
    const small = text.toLowerCase();
    const typed = texts.find(([each, lower]) => small.includes(lower) && whole(each).test(text));
    if (typed) found.push(`“${typed[0]}”, which was sent,`);
  }
  return found.map((what) => `${what} in ${line}`);
}

/** Looks at the lines since it was called last. @returns what is in them that may not be, and where */
export function takeLeaks(): readonly string[] {
  const texts = [...sent].map((text) => [text, text.toLowerCase()] as const);
  const found = [...lines].flatMap((line) => leaksIn(line, texts));
  lines.clear();
  sent = new Set([...sent].slice(-maxCached));
  return found;
}
