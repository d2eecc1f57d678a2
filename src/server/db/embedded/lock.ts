import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../start-error';

/*
 * Two processes on one folder corrupt the embedded database, and it has no lock of its own.
 */

interface Owner {
  readonly pid: number;
  /** Start of the process in clock ticks since boot, so that a pid that was given out again is not mistaken; '' where unknown. */
  readonly started: string;
}

const startOf = (pid: number): string => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces and brackets: count from its closing one; start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = ({ pid, started }: Owner): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === '' || startOf(pid) === started;
};

const ownerIn = (text: string): Owner | undefined => {
  const [pid, started = ''] = text.trim().split(' ');
  return pid && /^\d+$/.test(pid) ? { pid: Number(pid), started } : undefined;
};

/** Another living process has the folder. */
export class FolderInUse extends StartError {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(
      `${folder} is already in use by process ${pid}: stop that one first, or set DATA_DIR to another folder.`,
    );
    this.pid = pid;
  }
}

/** Moves a lock that its dead owner left out of the way, unless a new owner came in between. */
const removeStale = (file: string, stale: string) => {
  const aside = `${file}.${process.pid}.stale`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return; // another process was quicker
  }
  if (fs.readFileSync(aside, 'utf8') !== stale) fs.linkSync(aside, file);
  fs.rmSync(aside);
};

/**
 * Takes the folder for this process; a lock that a killed process left is taken over.
 * @returns a function that gives it back
 * @throws FolderInUse when a living process has it
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  const draft = `${file}.${process.pid}.new`;
  fs.writeFileSync(draft, mine);
  try {
    for (;;) {
      try {
        // A link appears with its content, so that nobody ever reads an empty lock.
        fs.linkSync(draft, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      let held: string;
      try {
        held = fs.readFileSync(file, 'utf8');
      } catch {
        continue; // given back just now
      }
      const owner = ownerIn(held);
      if (owner && isAlive(owner)) throw new FolderInUse(folder, owner.pid);
      removeStale(file, held);
    }
  } finally {
    fs.rmSync(draft);
  }
  return () => {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file);
  };
}
