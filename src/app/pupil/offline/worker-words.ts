/** Files of a build that the worker knows, as `tools/write-worker.mjs` writes them into it. Addresses from the root. */
export interface BuildFiles {
  readonly build: string;
  /** Asked for again with each build: their names stay the same. */
  readonly plain: readonly string[];
  /** What every screen of a child needs; kept as soon as the worker is there. */
  readonly shell: readonly string[];
  /** What some screens need in one of several sizes; kept when it has been seen. */
  readonly pictures: readonly string[];
  /** By id of the game; kept when a game is about to be played. */
  readonly games: Readonly<Record<string, readonly string[]>>;
}

/** What a page asks of the worker. */
export type Wish =
  /** These files are on the screen: keep them. */
  | { readonly kind: 'keep'; readonly files: readonly string[] }
  /** This game is next: keep its code, its drawings at one scale and its sounds. */
  | {
      readonly kind: 'keep-game';
      readonly game: string;
      readonly scale: 1 | 2;
      readonly sound: 'ogg' | 'mp3';
    }
  /** No round is open: the new version may take over. */
  | { readonly kind: 'take-over' };
