import { cutTo, nameForComparing } from './clean-text';
import type { ImportFile, Note, Parsed } from './result';

type Group = ImportFile['groups'][number];

/** Whether a key is the same in the next file. */
export const isStable = (key: string): boolean => !key.startsWith('#');

interface JoinedGroup {
  readonly group: Group;
  readonly code: string | null;
  readonly source: number;
}

/** Groups of several files under keys that tell them apart, and the key each has now. */
export class JoinedGroups {
  readonly notes: Note[] = [];
  private readonly joined: JoinedGroup[] = [];

  get groups(): Group[] {
    return this.joined.map(({ group }) => group);
  }

  /** @returns the key in the joined file of each group of this one */
  add({ file }: Parsed, source: number): Map<string, string> {
    const { code } = file.school;
    const before = [...this.joined];
    const keys = new Set(before.map(({ group }) => group.key));
    const keyNow = new Map<string, string>();
    for (const group of file.groups) {
      const name = nameForComparing(group.name);
      // Two exports of one school have one group twice; its keys may change with every export.
      const same = before.find(
        (other) =>
          other.code === code &&
          ((other.group.key === group.key && isStable(group.key)) ||
            (nameForComparing(other.group.name) === name && other.group.year === group.year)),
      );
      keyNow.set(group.key, same ? same.group.key : this.addOne(group, { before, keys, code, source }));
    }
    return keyNow;
  }

  /** Two locations may both have a group 3, under one key as well: those are two groups. */
  private addOne(
    group: Group,
    { before, keys, code, source }: Omit<JoinedGroup, 'group'> & { before: JoinedGroup[]; keys: Set<string> },
  ): string {
    const mark = code ?? `${source + 1}`;
    const name = nameForComparing(group.name);
    const elsewhere = before.some(
      (other) => other.code !== code && nameForComparing(other.group.name) === name,
    );
    const key = keys.has(group.key)
      ? cutTo(`${isStable(group.key) ? '' : '#'}${mark}/${group.key}`, 256)
      : group.key;
    const named = elsewhere ? cutTo(`${group.name} (${mark})`, 64) : group.name;
    if (elsewhere) this.notes.push({ code: 'group-in-other-file', line: 1, source });
    const location = code === null ? {} : { location: code };
    this.joined.push({ group: { ...group, key, name: named, ...location }, code, source });
    return key;
  }
}
