import { nameForComparing } from '@/edexml/bytes/clean-text';
import { guessColumns } from '@/edexml/list/columns';
import { type ListedPupil, readList } from '@/edexml/list/read-list';
import { splitList } from '@/edexml/list/split-list';

export interface TypedPupil {
  /** Key of a pupil's line; its position does not count. */
  readonly id: string;
  readonly pupil: ListedPupil;
  readonly name: string;
  readonly warning: 'inClass' | 'inList' | null;
}

interface Around {
  /** Flemish years. */
  readonly flemish: boolean;
  readonly inClass: readonly { readonly name: string }[];
}

/** Parses typed or pasted pupils, with the problems of each. */
export function typedPupils(text: string, { flemish, inClass }: Around): TypedPupil[] {
  const cells = splitList(text);
  const known = new Set(inClass.map(({ name }) => nameForComparing(name)));
  const times = new Map<string, number>();
  return readList(cells, guessColumns(cells), flemish).pupils.map((pupil) => {
    const name = [pupil.firstName, pupil.lastName].filter((part) => part !== null).join(' ');
    const compared = nameForComparing(name);
    const before = times.get(compared) ?? 0;
    times.set(compared, before + 1);
    const warning = known.has(compared) ? 'inClass' : before > 0 ? 'inList' : null;
    return { id: JSON.stringify([name, pupil.year, before]), pupil, name, warning };
  });
}
