/** Where pieces lie: at home (where they came from) or in a slot; at most one is in the hand. */
export interface Board {
  /** Slot of each piece that lies in one, in the order they were laid. */
  readonly laid: ReadonlyMap<string, string>;
  readonly lifted: string | null;
}

export interface SlotRule {
  readonly id: string;
  /** Pieces it holds; 1 when not given. */
  readonly holds?: number;
  /** Whether this piece belongs here at all; any piece does when not given. */
  readonly takes?: (piece: string) => boolean;
}

export const emptyBoard: Board = { laid: new Map(), lifted: null };

/** Takes a piece into the hand; the same piece again puts it down where it was. */
export const lift = (board: Board, piece: string): Board => ({
  ...board,
  lifted: board.lifted === piece ? null : piece,
});

/** The pieces in a slot, in the order they were laid. */
export const piecesIn = ({ laid }: Board, slot: string): readonly string[] =>
  [...laid].filter(([, at]) => at === slot).map(([piece]) => piece);

/** Whether what is in the hand may be laid here: there is room, and the slot takes it. */
export function mayLay(board: Board, { id, holds = 1, takes }: SlotRule): boolean {
  const { lifted } = board;
  if (lifted === null || takes?.(lifted) === false) return false;
  return piecesIn(board, id).filter((piece) => piece !== lifted).length < holds;
}

/** Lays what is in the hand into a slot, last in it; a slot that may not take it changes nothing. */
export function lay(board: Board, slot: SlotRule): Board {
  const { lifted } = board;
  if (lifted === null || !mayLay(board, slot)) return board;
  const laid = new Map(board.laid);
  laid.delete(lifted);
  return { laid: laid.set(lifted, slot.id), lifted: null };
}

/** Puts what is in the hand back where it came from. */
export function takeHome(board: Board): Board {
  if (board.lifted === null) return board;
  const laid = new Map(board.laid);
  laid.delete(board.lifted);
  return { laid, lifted: null };
}
