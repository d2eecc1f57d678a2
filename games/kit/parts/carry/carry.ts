import type { Input } from 'phaser';
import type { InputMethod, TargetSpec } from '../../input/targets';
import type { Point } from '../../layout/design';
import type { SceneKit } from '../../scene/scene-kit';
import { texts as kitTexts } from '../../text/texts.gen';
import { type Board, emptyBoard, lay, lift, mayLay, piecesIn, type SlotRule, takeHome } from './board';

export interface PieceSpec {
  readonly id: string;
  /** Text for a screen reader, such as "wagon 4" or "20 cent". */
  readonly label: string;
  /** Value in canonical notation. */
  readonly value: string;
  /** Stands at home when it is added, and not inside another container. */
  readonly object: TargetSpec['object'];
  readonly size?: TargetSpec['size'];
}

export interface SlotSpec extends SlotRule {
  readonly label: string;
  /** The object that is pressed to place a piece: a drawing or a zone. */
  readonly object: TargetSpec['object'];
  readonly size?: TargetSpec['size'];
  /** Positions of its pieces, evaluated after each change; the middle of the object by default. */
  readonly spots?: (pieces: readonly string[]) => readonly Point[];
}

interface CarrySpec {
  /** Called after every change. */
  readonly changed?: (board: Board) => void;
}

const moved = 14;
const journey = 200;

/**
 * Pieces a child drags to slots, or lifts and then places: a release over a slot counts as a press on it. Keys: Tab
 * to a piece, Enter lifts it, arrows to a slot, Enter places it. Pieces and slots may be added at any time.
 */
export class Carry {
  readonly #kit: SceneKit;
  readonly #spec: CarrySpec;
  readonly #pieces = new Map<string, PieceSpec & { readonly home: Point; readonly depth: number }>();
  readonly #slots = new Map<string, SlotSpec>();
  #board: Board = emptyBoard;
  #dragFrom: Point | null = null;

  constructor(kit: SceneKit, spec: CarrySpec = {}) {
    this.#kit = kit;
    this.#spec = spec;
    const { input } = kit.scene;
    input.on('pointermove', this.#drag);
    input.on('pointerup', this.#drop);
    input.on('pointerupoutside', this.#drop);
  }

  get board(): Board {
    return this.#board;
  }

  /** Returns the pieces in a slot, in the order they were placed. */
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
      press: (input) => this.#pressPiece(id, input),
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
      press: (input) => this.#lay(spec, input),
    });
  }

  /** Places a piece for the game, for example to show the child's answer again. */
  put(piece: string, slot: string): void {
    const rule = this.#slots.get(slot);
    if (rule !== undefined) this.#change(lay({ ...this.#board, lifted: piece }, rule));
  }

  /** Moves all pieces home. */
  reset(): void {
    this.#change(emptyBoard);
  }

  /** Removes all pieces and slots; the game owns their drawings. */
  clear(): void {
    for (const id of [...this.#pieces.keys(), ...this.#slots.keys()]) this.#kit.targets.remove(id);
    this.#pieces.clear();
    this.#slots.clear();
    this.#board = emptyBoard;
    this.#dragFrom = null;
  }

  #pressPiece(id: string, input: InputMethod): void {
    const { lifted, laid } = this.#board;
    const under = this.#slots.get(laid.get(id) ?? '');
    if (lifted !== null && lifted !== id && under !== undefined && mayLay(this.#board, under)) {
      this.#lay(under, input);
      return;
    }
    if (lifted === id) {
      const wasLaid = laid.has(id);
      this.#change(wasLaid ? takeHome(this.#board) : lift(this.#board, id));
      this.#kit.say(this.#t('putBack', { piece: this.#labelOf(id) }));
      return;
    }
    this.#change(lift(this.#board, id));
    this.#kit.say(this.#t('lifted', { piece: this.#labelOf(id) }));
    if (input === 'pointer' || input === 'touch') {
      const { worldX, worldY } = this.#kit.scene.input.activePointer;
      this.#dragFrom = { x: worldX, y: worldY };
    }
  }

  #lay(slot: SlotSpec, input: InputMethod): void {
    const { lifted } = this.#board;
    if (lifted === null) return;
    this.#change(lay(this.#board, slot));
    this.#kit.sounds.play('lay');
    this.#kit.say(this.#t('laid', { piece: this.#labelOf(lifted), place: slot.label }));
    if (input === 'pointer' || input === 'touch') return;
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
    // Released where it was lifted: the piece stays lifted, and the next press chooses a slot.
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

  /** Moves every piece to its place; the lifted one lies above the others. */
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

  #spotOf(piece: string): Point | undefined {
    const slot = this.#slots.get(this.#board.laid.get(piece) ?? '');
    if (slot === undefined) return undefined;
    const pieces = piecesIn(this.#board, slot.id);
    const { x, y } = slot.object;
    return slot.spots?.(pieces)[pieces.indexOf(piece)] ?? { x, y };
  }

  #labelOf(id: string): string {
    return this.#pieces.get(id)?.label ?? '';
  }

  get #t() {
    return kitTexts[this.#kit.locale];
  }
}

/** Returns whether a point lies on a drawing, design px. */
function isOver(object: TargetSpec['object'], x: number, y: number): boolean {
  const { tx, ty, scaleX, scaleY } = object.getWorldTransformMatrix();
  const width = Math.abs(object.width * scaleX);
  const height = Math.abs(object.height * scaleY);
  return (
    Math.abs(x - tx + (object.originX - 0.5) * width) <= width / 2 + 12 &&
    Math.abs(y - ty + (object.originY - 0.5) * height) <= height / 2 + 12
  );
}
