import { changedSince, comparedWith } from '../../../tools/changed.mjs';

/**
 * Returns the files that differ from where this branch left `main`, or on `main` from the commit before the last; none
 * where the history is too short to say.
 */
export function changedFiles(): readonly string[] {
  try {
    const base = comparedWith();
    return changedSince(base === 'HEAD' ? 'HEAD~1' : base);
  } catch {
    return [];
  }
}

const gameOrSpec = /^games\/[^/]+(?=\/)|^tests\/e2e\/.*\.spec\.ts$/;

/**
 * Returns the folders of games and the files of browser tests that changed. Asked once per run, by the process that starts
 * the workers.
 */
export function changedToRun(): ReadonlySet<string> {
  process.env.SN_CHANGED ??= changedFiles()
    .map((file) => gameOrSpec.exec(file)?.[0] ?? '')
    .filter((found, place, all) => all.indexOf(found) === place)
    .join(',');
  return new Set(process.env.SN_CHANGED.split(','));
}
