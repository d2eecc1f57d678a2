import { cutTo, nameForComparing } from '../bytes/clean-text';
import { isStable } from '../records/read-groups';
import type { ImportFile, Note, Parsed } from '../result';

type Group = ImportFile['groups'][number];

interface JoinedGroup {
  readonly group: Group;
  readonly code: string | null;
  readonly source: number;
}

/** Collects groups of several files under distinct keys, with the new key of each. */
export class JoinedGroups {
  readonly notes: Note[] = [];
  private readonly joined: JoinedGroup[] = [];

  get groups(): Group[] {
    return this.joined.map(({ group }) => group);
  }

  /** @returns the key in the combined file of each group of this file */
  add({ file }: Parsed, source: number): Map<string, string> {
    const { code } = file.school;
    const before = [...this.joined];
    const keys = new Set(before.map(({ group }) => group.key));
    const keyNow = new Map<string, string>();
    for (const group of file.groups) {
      const name = nameForComparing(group.name);
      // Two exports of one school contain each group twice, and its keys may change with every export.
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

  /** Adds a group of its own: two locations may both have a group 3, even with the same key. */
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
