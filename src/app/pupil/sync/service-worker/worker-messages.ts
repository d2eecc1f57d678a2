/** Build files known to the worker; `tools/write-worker.mjs` writes them into it. Paths from the root. */
export interface BuildFiles {
  readonly build: string;
  /** Fetched again with each build, because their names stay the same. */
  readonly plain: readonly string[];
  /** Needed by every screen of a child; cached when the worker is installed. */
  readonly shell: readonly string[];
  /** Needed by some screens in one of several sizes; cached when they have been shown. */
  readonly pictures: readonly string[];
  /** By game id; cached before a game is played. */
  readonly games: Readonly<Record<string, readonly string[]>>;
}

/** Requests from a page to the worker. */
export type WorkerRequest =
  /** Caches files that the page shows. */
  | { readonly kind: 'keep'; readonly files: readonly string[] }
  /** Caches the code, the drawings at one scale and the sounds of the next game. */
  | {
      readonly kind: 'keep-game';
      readonly game: string;
      readonly scale: 1 | 2;
      readonly sound: 'ogg' | 'mp3';
    }
  /** No round is open, so the new version may take over. */
  | { readonly kind: 'take-over' };
