/** Each piece lies at home, where it started, or in a slot. At most one is lifted. */
export interface Board {
  /** Slot of each placed piece, in the order they were placed. */
  readonly laid: ReadonlyMap<string, string>;
  readonly lifted: string | null;
}

export interface SlotRule {
  readonly id: string;
  /** Number of pieces it holds; 1 by default. */
  readonly holds?: number;
  /** Returns whether the slot accepts a piece; a slot without it accepts any. */
  readonly takes?: (piece: string) => boolean;
}

export const emptyBoard: Board = { laid: new Map(), lifted: null };

/** Lifts a piece; lifting it again puts it back where it was. */
export const lift = (board: Board, piece: string): Board => ({
  ...board,
  lifted: board.lifted === piece ? null : piece,
});

/** Returns the pieces in a slot, in the order they were placed. */
export const piecesIn = ({ laid }: Board, slot: string): readonly string[] =>
  [...laid].filter(([, at]) => at === slot).map(([piece]) => piece);

/** Returns whether the lifted piece fits into a slot: there is room and the slot accepts it. */
export function mayLay(board: Board, { id, holds = 1, takes }: SlotRule): boolean {
  const { lifted } = board;
  if (lifted === null || takes?.(lifted) === false) return false;
  return piecesIn(board, id).filter((piece) => piece !== lifted).length < holds;
}

/** Places the lifted piece last in a slot; does nothing when it does not fit. */
export function lay(board: Board, slot: SlotRule): Board {
  const { lifted } = board;
  if (lifted === null || !mayLay(board, slot)) return board;
  const laid = new Map(board.laid);
  laid.delete(lifted);
  return { laid: laid.set(lifted, slot.id), lifted: null };
}

/** Moves the lifted piece back home. */
export function takeHome(board: Board): Board {
  if (board.lifted === null) return board;
  const laid = new Map(board.laid);
  laid.delete(board.lifted);
  return { laid, lifted: null };
}
