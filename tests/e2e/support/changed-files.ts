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

/** Returns the folders of games that changed: asked once per run, by the process that starts the workers. */
export function changedGames(): ReadonlySet<string> {
  process.env.SN_CHANGED_GAMES ??= changedFiles()
    .map((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? '')
    .join(',');
  return new Set(process.env.SN_CHANGED_GAMES.split(','));
}
