import { nameForComparing } from '@/edexml/clean-text';
import { guessColumns } from '@/edexml/list/columns';
import { type ListedPupil, readList } from '@/edexml/list/read-list';
import { splitList } from '@/edexml/list/split-list';

export interface TypedPupil {
  /** The same as long as the pupil's line is: its place does not count. */
  readonly id: string;
  readonly pupil: ListedPupil;
  readonly name: string;
  readonly warning: 'inClass' | 'inList' | null;
}

interface Around {
  /** Years as Flanders counts them. */
  readonly flemish: boolean;
  readonly inClass: readonly { readonly name: string }[];
}

/** The pupils of what was typed or pasted, with what is odd about each. */
export function typedPupils(text: string, { flemish, inClass }: Around): TypedPupil[] {
  const cells = splitList(text);
  const known = new Set(inClass.map(({ name }) => nameForComparing(name)));
  const times = new Map<string, number>();
  return readList(cells, guessColumns(cells), flemish).map((pupil) => {
    const name = [pupil.firstName, pupil.lastName].filter((part) => part !== null).join(' ');
    const compared = nameForComparing(name);
    const before = times.get(compared) ?? 0;
    times.set(compared, before + 1);
    const warning = known.has(compared) ? 'inClass' : before > 0 ? 'inList' : null;
    return { id: JSON.stringify([name, pupil.year, before]), pupil, name, warning };
  });
}
