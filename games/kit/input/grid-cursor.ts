import type { GameObjects, Input } from 'phaser';
import { KIT, type KitFrame } from '../kit-texture';
import type { SceneKit } from '../scene-kit';
import type { Hand } from '../targets';
import { type Cell, cellAfter, cellAt, type Grid, middleOf } from './grid';

interface GridSpec extends Grid {
  /** What a cell is called: "3 keer 7". */
  readonly label: (cell: Cell) => string;
  /** What a cell is worth, in canonical notation. */
  readonly value?: (cell: Cell) => string;
  /** Where the cursor begins. */
  readonly start: Cell;
  readonly enabled?: (cell: Cell) => boolean;
  readonly press: (cell: Cell, hand: Hand) => void;
}

/** A cursor on a grid: arrows move it by a cell, Page keys and Home, End to the edges, Enter presses; a finger presses a cell. */
export class GridCursor {
  readonly #kit: SceneKit;
  readonly #spec: GridSpec;
  readonly #ring: GameObjects.NineSlice;
  #cell: Cell;

  constructor(kit: SceneKit, spec: GridSpec) {
    this.#kit = kit;
    this.#spec = spec;
    this.#cell = spec.start;
    const { left, top, columns, rows, cell } = spec;
    const width = columns * cell.width;
    const height = rows * cell.height;
    const zone = kit.scene.add.zone(left + width / 2, top + height / 2, width, height);
    this.#ring = kit.scene.add
      .nineslice(
        0,
        0,
        KIT,
        'ring' satisfies KitFrame,
        Math.max(60, cell.width + 10),
        Math.max(60, cell.height + 10),
        28,
        28,
        28,
        28,
      )
      .setDepth(970)
      .setVisible(false);
    kit.targets.add({
      id: 'grid',
      label: () => spec.label(this.#cell),
      object: zone,
      ...(spec.value && { value: () => spec.value?.(this.#cell) ?? '' }),
      ownRing: true,
      aim: (on) => this.#ring.setVisible(on && kit.targets.hasFocus),
      keys: { from: 'own', take: (key) => this.#move(cellAfter(spec, this.#cell, key)) },
      press: (hand) => this.#press(hand, kit.scene.input.activePointer),
    });
    kit.handsOver.ofTask('cell', { give: () => this.#cell, take: (cell: Cell) => this.#move(cell) });
    this.#move(spec.start);
  }

  get cell(): Cell {
    return this.#cell;
  }

  #move(cell: Cell): void {
    this.#cell = cell;
    const { x, y } = middleOf(this.#spec, cell);
    this.#ring.setPosition(x, y);
    this.#kit.targets.publish();
    if (this.#kit.targets.hasFocus) this.#kit.say(this.#spec.label(cell));
  }

  #press(hand: Hand, { worldX, worldY }: Input.Pointer): void {
    const cell =
      hand === 'pointer' || hand === 'touch' ? cellAt(this.#spec, { x: worldX, y: worldY }) : this.#cell;
    if (cell === null || this.#spec.enabled?.(cell) === false) return;
    this.#cell = cell;
    this.#spec.press(cell, hand);
  }
}
