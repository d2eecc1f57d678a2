import type { AreaPicture, GridPicture, Pizzas, Strips } from '@/maths/strategy/picture';
import { rolesOf } from './dots';
import { type Box, fittingSize, type Mark, type Tone, textWidth, type Write } from './mark';

/** Returns lengths in the same order that leave the smallest side room for its label. */
function eased(sizes: readonly number[], length: number): number[] {
  const soft = sizes.map((size) => Math.max(1e-9, size) ** 0.6);
  const total = soft.reduce((sum, size) => sum + size, 0);
  return soft.map((size) => (size / total) * length);
}

export function area({ across, down, cells }: AreaPicture, { width, height }: Box, write: Write): Mark[] {
  const side = Math.min(28, height * 0.14);
  const margin = Math.max(...down.map(({ label }) => textWidth(write(label), side))) + 14;
  const head = side * 1.5;
  const room = { width: Math.min(width - margin - 8, 420), height: height - head - 6 };
  const widths = eased(
    across.map(({ size }) => size),
    room.width,
  );
  const heights = eased(
    down.map(({ size }) => size),
    Math.min(room.height, down.length * 100),
  );
  const left = (width - room.width + margin - 8) / 2;
  const top = head + (room.height - heights.reduce((sum, tall) => sum + tall, 0)) / 2;
  const marks: Mark[] = [];
  let x = left;
  across.forEach(({ label }, column) => {
    const wide = widths[column] ?? 0;
    const text = write(label);
    marks.push({
      kind: 'number',
      x: x + wide / 2,
      y: top - side * 0.75,
      text,
      size: fittingSize(text, wide, side),
    });
    let y = top;
    down.forEach(({ label: sideLabel }, row) => {
      const tall = heights[row] ?? 0;
      const cell = cells[row]?.[column];
      if (column === 0) {
        const sideText = write(sideLabel);
        marks.push({
          kind: 'number',
          x: left - 8 - textWidth(sideText, side) / 2,
          y: y + tall / 2,
          text: sideText,
          size: side,
        });
      }
      if (cell) {
        marks.push({
          kind: 'box',
          x: x + 2,
          y: y + 2,
          width: wide - 4,
          height: tall - 4,
          radius: 10,
          tone: cell.role,
        });
        const inside = cell.label === '' ? '' : write(cell.label);
        const size = fittingSize(inside, wide - 14, Math.min(32, tall * 0.5));
        if (inside !== '')
          marks.push({
            kind: 'number',
            x: x + wide / 2,
            y: y + tall / 2,
            text: inside,
            size,
            tone: 'on-shape',
          });
      }
      y += tall;
    });
    x += wide;
  });
  return marks;
}

export function grid({ rows, columns, groups, crossed = 0 }: GridPicture, { width, height }: Box): Mark[] {
  const cell = Math.min(56, (width - 16) / columns, (height - 16) / rows);
  const left = (width - cell * columns) / 2;
  const top = (height - cell * rows) / 2;
  const roles = rolesOf(groups);
  const marks: Mark[] = [
    { kind: 'tray', x: left - 5, y: top - 5, width: cell * columns + 10, height: cell * rows + 10 },
  ];
  const gap = Math.min(3, cell * 0.12);
  for (let k = 0; k < rows * columns; k++) {
    const column = k % columns;
    const role = roles[k];
    const over = column < crossed;
    const tone: Tone = role === undefined ? (over ? 'missing' : 'paper') : over ? 'third' : role;
    // A gap after the fifth row and column makes a hundred square readable.
    marks.push({
      kind: 'box',
      x: left + column * cell + gap / 2,
      y: top + Math.floor(k / columns) * cell + gap / 2,
      width: cell - gap,
      height: cell - gap,
      radius: Math.min(8, cell * 0.2),
      tone,
    });
  }
  return marks;
}

export function strips(
  { strips: bars, longest: shared = 1 }: Strips,
  { width, height }: Box,
  write: Write,
): Mark[] {
  const size = Math.min(26, (height / bars.length) * 0.34);
  const texts = bars.map(({ label }) => (label === undefined ? '' : write(label)));
  const margin = Math.max(...texts.map((text) => textWidth(text, size)), 0);
  const left = margin > 0 ? margin + 20 : 8;
  const longest = Math.max(
    ...bars.map(({ parts }) => parts.reduce((sum, part) => sum + part.size, 0)),
    shared,
  );
  const scale = (width - left - 8) / longest;
  const pitch = Math.min(84, (height - 8) / bars.length);
  const top = (height - pitch * bars.length) / 2;
  return bars.flatMap(({ parts }, row): Mark[] => {
    const y = top + row * pitch + pitch * 0.1;
    const tall = pitch * 0.8;
    const text = texts[row] ?? '';
    const marks: Mark[] =
      text === ''
        ? []
        : [{ kind: 'number', x: left - 12 - textWidth(text, size) / 2, y: y + tall / 2, text, size }];
    let x = left;
    for (const { size: length, role, label } of parts) {
      const wide = length * scale;
      const gap = Math.min(4, wide * 0.1);
      marks.push({
        kind: 'box',
        x: x + gap / 2,
        y,
        width: wide - gap,
        height: tall,
        radius: Math.min(10, wide * 0.3),
        tone: role,
      });
      const inside = label === undefined ? '' : write(label);
      const fits = fittingSize(inside, wide - 6, Math.min(size, tall * 0.6));
      // Labels that would be unreadable are left out.
      if (inside !== '' && fits >= 11) {
        const tone: Tone = role === 'rest' || role === 'missing' ? 'ink' : 'on-shape';
        marks.push({ kind: 'number', x: x + wide / 2, y: y + tall / 2, text: inside, size: fits, tone });
      }
      x += wide;
    }
    return marks;
  });
}

/** Returns the rows and columns that give each item in a box the most room. */
export function arranged(
  count: number,
  { width, height }: Box,
  ratio = 1,
): { readonly across: number; readonly size: number } {
  let best = { across: 1, size: 0 };
  for (let across = 1; across <= count; across++) {
    const size = Math.min(width / across, (height / Math.ceil(count / across)) * ratio);
    if (size > best.size) best = { across, size };
  }
  return best;
}

export function pizzas({ pizzas: wholes }: Pizzas, box: Box): Mark[] {
  const { across, size } = arranged(wholes.length, box);
  const pitch = Math.min(size, 190);
  const down = Math.ceil(wholes.length / across);
  const top = (box.height - down * pitch) / 2;
  return wholes.flatMap(({ slices, groups }, place): Mark[] => {
    const row = Math.floor(place / across);
    const inRow = Math.min(across, wholes.length - row * across);
    const x = box.width / 2 + ((place % across) - (inRow - 1) / 2) * pitch;
    const y = top + (row + 0.5) * pitch;
    const radius = pitch * 0.46;
    const roles = rolesOf(groups);
    const cut = Array.from({ length: slices }, (_, k): Mark => {
      const tone: Tone = roles[k] ?? 'rest';
      return { kind: 'slice', x, y, radius: radius * 0.9, from: k / slices, to: (k + 1) / slices, tone };
    });
    return [
      { kind: 'disc', x, y, radius, tone: 'crust' },
      { kind: 'disc', x, y, radius: radius * 0.92, tone: 'paper' },
      ...cut,
    ];
  });
}
