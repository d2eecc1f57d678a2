import type { Input } from 'phaser';
import type { SceneKit } from '../scene-kit';
import type { Hand, TargetSpec } from '../targets';
import { kitTexts } from '../texts';
import { type Board, emptyBoard, lay, lift, mayLay, piecesIn, type SlotRule, takeHome } from './board';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PieceSpec {
  readonly id: string;
  /** What it is: "wagon 4", "20 cent". */
  readonly label: string;
  /** What it is worth, in canonical notation. */
  readonly value: string;
  /** Stands at home when it is added; world px, so not inside another container. */
  readonly object: TargetSpec['object'];
  readonly size?: TargetSpec['size'];
}

export interface SlotSpec extends SlotRule {
  readonly label: string;
  /** What is pressed to lay there: a drawing or a zone. */
  readonly object: TargetSpec['object'];
  readonly size?: TargetSpec['size'];
  /** Where its pieces lie, told again whenever one comes or goes; the middle of the object when not given. */
  readonly spots?: (pieces: readonly string[]) => readonly Spot[];
}

interface CarrySpec {
  /** After every change of what lies where. */
  readonly changed?: (board: Board) => void;
}

const moved = 14;
const journey = 200;

/**
 * Pieces that are carried to slots. Dragging and picking first, placing then, are one path: a press lifts, a slot
 * takes; a finger that let go over a slot has pressed it. Keys: Tab to a piece, Enter lifts, arrows to a place, Enter
 * puts. Pieces and slots may come and go at any time.
 */
export class Carry {
  readonly #kit: SceneKit;
  readonly #spec: CarrySpec;
  readonly #pieces = new Map<string, PieceSpec & { readonly home: Spot; readonly depth: number }>();
  readonly #slots = new Map<string, SlotSpec>();
  #board: Board = emptyBoard;
  #dragFrom: Spot | null = null;

  constructor(kit: SceneKit, spec: CarrySpec = {}) {
    this.#kit = kit;
    this.#spec = spec;
    const { input } = kit.scene;
    input.on('pointermove', this.#drag);
    input.on('pointerup', this.#drop);
    input.on('pointerupoutside', this.#drop);
    kit.handsOver.ofTask('board', { give: () => this.#board, take: (board: Board) => this.#change(board) });
  }

  get board(): Board {
    return this.#board;
  }

  /** What lies in a slot, in the order it was laid. */
  in(slot: string): readonly string[] {
    return piecesIn(this.#board, slot);
  }

  piece(spec: PieceSpec): void {
    const { id, label, value, object, size } = spec;
    this.#pieces.set(id, { ...spec, home: { x: object.x, y: object.y }, depth: object.depth });
    this.#kit.targets.add({
      id,
      label,
      value,
      object,
      ...(size && { size }),
      selected: () => this.#board.lifted === id,
      press: (hand) => this.#pressPiece(id, hand),
    });
  }

  slot(spec: SlotSpec): void {
    const { id, label, object, size } = spec;
    this.#slots.set(id, spec);
    this.#kit.targets.add({
      id,
      label,
      object,
      ...(size && { size }),
      takesPieces: true,
      enabled: () => mayLay(this.#board, spec),
      press: (hand) => this.#lay(spec, hand),
    });
  }

  /** Lays a piece by rule of the game (a child's answer shown again), without a hand. */
  put(piece: string, slot: string): void {
    const rule = this.#slots.get(slot);
    if (rule !== undefined) this.#change(lay({ ...this.#board, lifted: piece }, rule));
  }

  /** Everything home again, nothing in the hand. */
  reset(): void {
    this.#change(emptyBoard);
  }

  /** Forgets all pieces and slots; their drawings are the game's. */
  clear(): void {
    for (const id of [...this.#pieces.keys(), ...this.#slots.keys()]) this.#kit.targets.remove(id);
    this.#pieces.clear();
    this.#slots.clear();
    this.#board = emptyBoard;
    this.#dragFrom = null;
  }

  #pressPiece(id: string, hand: Hand): void {
    const { lifted, laid } = this.#board;
    const under = this.#slots.get(laid.get(id) ?? '');
    if (lifted !== null && lifted !== id && under !== undefined && mayLay(this.#board, under)) {
      this.#lay(under, hand);
      return;
    }
    if (lifted === id) {
      const wasLaid = laid.has(id);
      this.#change(wasLaid ? takeHome(this.#board) : lift(this.#board, id));
      this.#kit.say(this.#texts.putBack(this.#labelOf(id)));
      return;
    }
    this.#change(lift(this.#board, id));
    this.#kit.say(this.#texts.lifted(this.#labelOf(id)));
    if (hand === 'pointer' || hand === 'touch') {
      const { worldX, worldY } = this.#kit.scene.input.activePointer;
      this.#dragFrom = { x: worldX, y: worldY };
    }
  }

  #lay(slot: SlotSpec, hand: Hand): void {
    const { lifted } = this.#board;
    if (lifted === null) return;
    this.#change(lay(this.#board, slot));
    this.#kit.noise.play('lay');
    this.#kit.say(this.#texts.laid(this.#labelOf(lifted), slot.label));
    if (hand === 'pointer' || hand === 'touch') return;
    const next = [...this.#pieces.keys()].find((id) => !this.#board.laid.has(id));
    this.#kit.targets.focus(next ?? 'ready');
  }

  readonly #drag = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    const piece = this.#inHand;
    if (this.#dragFrom === null || !isDown || piece === undefined) return;
    piece.object.setPosition(worldX, worldY);
  };

  readonly #drop = ({ worldX, worldY }: Input.Pointer): void => {
    const from = this.#dragFrom;
    this.#dragFrom = null;
    if (from === null || this.#inHand === undefined) return;
    // Let go where it was taken: it stays in the hand, and the next press chooses a place.
    if (Math.hypot(worldX - from.x, worldY - from.y) < moved) {
      this.#settle();
      return;
    }
    const slot = [...this.#slots.values()].find(
      (candidate) => mayLay(this.#board, candidate) && isOver(candidate.object, worldX, worldY),
    );
    if (slot === undefined) this.#change(takeHome(this.#board));
    else this.#lay(slot, 'pointer');
  };

  get #inHand() {
    const { lifted } = this.#board;
    return lifted === null ? undefined : this.#pieces.get(lifted);
  }

  #change(board: Board): void {
    this.#board = board;
    this.#settle();
    this.#kit.targets.publish();
    this.#spec.changed?.(board);
  }

  /** Everything goes where it lies; what is in the hand is a little larger, above the rest. */
  #settle(): void {
    for (const [id, { object, home, depth }] of this.#pieces) {
      const { x, y } = this.#spotOf(id) ?? home;
      const held = this.#board.lifted === id;
      object.setDepth(held ? 790 : depth);
      if (held && this.#dragFrom !== null) continue;
      this.#kit.scene.tweens.killTweensOf(object);
      void this.#kit.motion.tween({
        targets: object,
        x,
        y: held ? y - 14 : y,
        duration: journey,
        ease: 'Back.Out',
      });
    }
  }

  #spotOf(piece: string): Spot | undefined {
    const slot = this.#slots.get(this.#board.laid.get(piece) ?? '');
    if (slot === undefined) return undefined;
    const pieces = piecesIn(this.#board, slot.id);
    const { x, y } = slot.object;
    return slot.spots?.(pieces)[pieces.indexOf(piece)] ?? { x, y };
  }

  #labelOf(id: string): string {
    return this.#pieces.get(id)?.label ?? '';
  }

  get #texts() {
    return kitTexts[this.#kit.locale];
  }
}

/** Whether a point (world px) lies on a drawing. */
function isOver(object: TargetSpec['object'], x: number, y: number): boolean {
  const { tx, ty, scaleX, scaleY } = object.getWorldTransformMatrix();
  const width = Math.abs(object.width * scaleX);
  const height = Math.abs(object.height * scaleY);
  return (
    Math.abs(x - tx + (object.originX - 0.5) * width) <= width / 2 + 12 &&
    Math.abs(y - ty + (object.originY - 0.5) * height) <= height / 2 + 12
  );
}
