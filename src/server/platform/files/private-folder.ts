import fs from 'node:fs';

/** Takes every right of other users from a file or folder of ours. */
export function closeToOthers(path: string): void {
  if (process.platform === 'win32') return;
  const { mode } = fs.statSync(path);
  if ((mode & 0o077) === 0) return;
  try {
    fs.chmodSync(path, mode & 0o700);
  } catch {
    // It belongs to another user, or the drive knows no rights: whoever set it up decides.
  }
}

/** Makes a folder that only its owner may enter; one that is there already is closed to others. */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeToOthers(folder);
}
