import { hostname } from 'node:os';

/*
 * The lock file also holds a note about its owner. The note names the owner in error messages, and tells a folder that
 * a killed server left from a copy of a folder that was in use. Whether the folder is free is for the kernel to say.
 */

export interface FolderNote {
  readonly pid: number;
  /** Start of the process in clock ticks since boot; '' where unknown. */
  readonly started: string;
  readonly host: string;
  /** False once the server has stopped in good order. */
  readonly inUse: boolean;
  /** Whether a database was made here: it may not be missing later. */
  readonly hasDatabase: boolean;
  /** Inode of the lock file itself, and its birth in ms: a copied file has other ones. */
  readonly inode: string;
  readonly born: number;
}

/** A lock file of versions that trusted the process id alone holds one line: `<pid> <start in ticks>`. */
export interface OldOwner {
  readonly pid: number;
  readonly started: string;
}

export const thisHost = hostname();

/** The first line is the one of the old format, so that an old version that starts meanwhile sees the owner too. */
export const noteText = ({ pid, started, ...rest }: FolderNote): string =>
  `${pid} ${started}\n${JSON.stringify(rest)}\n`;

const ownerIn = (line: string): OldOwner | undefined => {
  const [pid, started = ''] = line.trim().split(' ');
  return pid && /^\d+$/.test(pid) ? { pid: Number(pid), started } : undefined;
};

/** @returns the note, an old owner, or undefined when the text is neither */
export function readNote(text: string): FolderNote | OldOwner | undefined {
  const [first = '', second = ''] = text.split('\n');
  const owner = ownerIn(first);
  if (!owner || second === '') return owner;
  try {
    const { host, inUse, hasDatabase, inode, born } = JSON.parse(second) as FolderNote;
    return { ...owner, host, inUse, hasDatabase, inode, born };
  } catch {
    return undefined;
  }
}

export const isNote = (found: FolderNote | OldOwner | undefined): found is FolderNote =>
  found !== undefined && 'inode' in found;
