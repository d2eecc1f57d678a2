import type { GameObjects, Input } from 'phaser';
import type { InputMethod } from '../input/targets';
import { type Cell, cellAfter, cellAt, type Grid, middleOf } from '../layout/grid';
import type { SceneKit } from '../scene/scene-kit';
import { KIT, type KitFrame } from '../textures/kit-texture';

interface GridSpec extends Grid {
  /** Label of a cell, such as "3 keer 7". */
  readonly label: (cell: Cell) => string;
  /** Value of a cell in canonical notation. */
  readonly value?: (cell: Cell) => string;
  /** First cell of the cursor. */
  readonly start: Cell;
  readonly enabled?: (cell: Cell) => boolean;
  readonly press: (cell: Cell, input: InputMethod) => void;
}

/** A cursor on a grid. Arrows move it by a cell, Page keys, Home and End to the edges, Enter presses; a touch presses a cell directly. */
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
      press: (input) => this.#press(input, kit.scene.input.activePointer),
    });
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

  #press(input: InputMethod, { worldX, worldY }: Input.Pointer): void {
    const cell =
      input === 'pointer' || input === 'touch' ? cellAt(this.#spec, { x: worldX, y: worldY }) : this.#cell;
    if (cell === null || this.#spec.enabled?.(cell) === false) return;
    this.#cell = cell;
    this.#spec.press(cell, input);
  }
}
