import fs from 'node:fs';

/*
 * Some network drives grant locks that the other machines never hear of. Linux says so in the options of the mount.
 */

interface Mount {
  readonly at: string;
  readonly kind: string;
  readonly options: readonly string[];
}

/** Kinds whose locks stay on this machine whatever their options say. */
const withoutLocks: ReadonlySet<string> = new Set(['fuse.sshfs', 'fuse.s3fs', 'fuse.rclone', 'fuse.gcsfuse']);
const networkKinds = /^(?:nfs4?|cifs|smb3|smbfs)$/;
/** The locks of the database are byte ranges, which `local_lock=flock` leaves to the server. */
const localOptions: ReadonlySet<string> = new Set(['nolock', 'local_lock=all', 'local_lock=posix', 'nobrl']);

/** Reads the format of `/proc/self/mountinfo`; blanks in paths are written `\040`. */
const mountsIn = (text: string): Mount[] =>
  text
    .split('\n')
    .filter((line) => line.includes(' - '))
    .map((line) => {
      const [before = '', after = ''] = line.split(' - ');
      const [, , , , at = '', options = ''] = before.split(' ');
      const [kind = '', , more = ''] = after.split(' ');
      return {
        at: at.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8))),
        kind,
        options: [...options.split(','), ...more.split(',')],
      };
    });

const holds = ({ at }: Mount, file: string) => at === '/' || file === at || file.startsWith(`${at}/`);

/** Whether the mount that holds `file` keeps its locks to this machine; `mounts` as in `/proc/self/mountinfo`. */
export function locksStayLocal(file: string, mounts: string): boolean {
  // A later mount covers an earlier one at the same place.
  const [mount] = mountsIn(mounts)
    .filter((each) => holds(each, file))
    .toReversed()
    .toSorted((a, b) => b.at.length - a.at.length);
  if (!mount) return false;
  if (withoutLocks.has(mount.kind)) return true;
  return networkKinds.test(mount.kind) && mount.options.some((option) => localOptions.has(option));
}

/** Whether `file` lies on a network drive whose locks other machines do not see; false where that cannot be known. */
export function networkDriveWithoutLocks(file: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const folder = fs.realpathSync(file.slice(0, file.lastIndexOf('/')) || '/');
    return locksStayLocal(`${folder}/`, fs.readFileSync('/proc/self/mountinfo', 'utf8'));
  } catch {
    return false;
  }
}
