import { GridCursor } from '@games/kit/parts/grid-cursor';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import { PartScene } from './part-scene';

/** A hundred square: the answer is a cell. */
export default class GridScene extends PartScene {
  constructor() {
    super({ id: 'part-grid' });
  }

  protected lay(): void {
    const side = 52;
    const { x, y } = this.middle;
    const [left, top] = [x - side * 5, y - side * 5 + 75];
    for (let index = 0; index < 100; index++) {
      const even = (Math.floor(index / 10) + index) % 2 === 0;
      this.add
        .image(left + ((index % 10) + 0.5) * side, top + (Math.floor(index / 10) + 0.5) * side, KIT)
        .setFrame('paper' satisfies KitFrame)
        .setDisplaySize(side - 4, side - 4)
        .setTint(even ? 0xfffaf0 : 0xe6f4f6);
    }
    new GridCursor(this.kit, {
      left,
      top,
      columns: 10,
      rows: 10,
      cell: { width: side, height: side },
      start: { column: 0, row: 0 },
      label: ({ row, column }) => `${row * 10 + column + 1}`,
      value: ({ row, column }) => `${row * 10 + column + 1}`,
      press: ({ row, column }, input) =>
        this.answer({ kind: 'value', raw: `${row * 10 + column + 1}` }, input),
    });
  }

  protected async show(): Promise<void> {}
}
