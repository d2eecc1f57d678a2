import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, emptyBoard, lay, lift, mayLay, piecesIn, type SlotRule, takeHome } from './board';

const one: SlotRule = { id: 'one' };
const train: SlotRule = { id: 'train', holds: 3 };
const put = (board: Board, piece: string, slot: SlotRule) => lay(lift(board, piece), slot);

describe('Board', () => {
  it('keeps the order of placed pieces; a piece placed again comes last', () => {
    let board = put(put(emptyBoard, 'a', train), 'b', train);
    expect(piecesIn(board, 'train')).toEqual(['a', 'b']);
    board = put(board, 'a', train);
    expect(piecesIn(board, 'train')).toEqual(['b', 'a']);
  });

  it('keeps a piece lifted when the slot is full', () => {
    const full = put(emptyBoard, 'a', one);
    const tried = put(full, 'b', one);
    expect(piecesIn(tried, 'one')).toEqual(['a']);
    expect(tried.lifted).toBe('b');
  });

  it('keeps a piece lifted when the slot does not accept it', () => {
    const onlyA: SlotRule = { id: 'x', takes: (piece) => piece === 'a' };
    expect(mayLay(lift(emptyBoard, 'a'), onlyA)).toBe(true);
    expect(mayLay(lift(emptyBoard, 'b'), onlyA)).toBe(false);
  });

  it('puts a piece back where it was, or takes it home', () => {
    const laid = put(emptyBoard, 'a', one);
    expect(lift(lift(laid, 'a'), 'a')).toEqual(laid);
    expect(takeHome(lift(laid, 'a'))).toEqual(emptyBoard);
  });

  it('never overfills a slot or places a piece twice', () => {
    const slots = [one, train];
    const act = fc.record({ piece: fc.constantFrom(...'abcdef'), slot: fc.constantFrom(0, 1, 2) });
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        let board = emptyBoard;
        for (const { piece, slot } of acts) {
          const rule = slots[slot];
          board = rule === undefined ? takeHome(lift(board, piece)) : put(board, piece, rule);
          expect(piecesIn(board, 'one').length).toBeLessThanOrEqual(1);
          expect(piecesIn(board, 'train').length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
