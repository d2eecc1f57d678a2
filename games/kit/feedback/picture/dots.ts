import type { ArrayPicture, BeadRack, PictureGroup, PictureRole, TenFrame } from '@/maths/strategy/picture';
import type { Box, Mark } from './mark';

const LARGEST_DOT = 44;
const FILL = 0.86;

export const rolesOf = (groups: readonly PictureGroup[]): readonly PictureRole[] =>
  groups.flatMap(({ count, role }) => Array.from({ length: count }, () => role));

export function tenFrames({ frames, groups }: TenFrame, { width, height }: Box): Mark[] {
  const across = frames > 1 && width > height * 1.4 ? 2 : 1;
  const down = Math.ceil(frames / across);
  const pitch = Math.min(
    LARGEST_DOT / FILL,
    width / (across * 5 + across * 0.6),
    height / (down * 2 + down * 0.6),
  );
  const roles = rolesOf(groups);
  const left = (width - pitch * (across * 5 + (across - 1) * 0.6)) / 2;
  const top = (height - pitch * (down * 2 + (down - 1) * 0.6)) / 2;
  return Array.from({ length: frames }, (_, frame): Mark[] => {
    const x = left + (frame % across) * pitch * 5.6;
    const y = top + Math.floor(frame / across) * pitch * 2.6;
    const pad = pitch * 0.1;
    const tray: Mark = {
      kind: 'tray',
      x: x - pad,
      y: y - pad,
      width: pitch * 5 + pad * 2,
      height: pitch * 2 + pad * 2,
    };
    const dots = roles.slice(frame * 10, frame * 10 + 10).map(
      (role, k): Mark => ({
        kind: 'dot',
        x: x + ((k % 5) + 0.5) * pitch,
        y: y + (Math.floor(k / 5) + 0.5) * pitch,
        size: pitch * FILL,
        role,
      }),
    );
    return [tray, ...dots];
  }).flat();
}

const BEADS = 10;
/** Free room on a rod, in beads: what was pushed and what was not stay apart. */
const FREE = 3;

/** Draws rods of ten beads, five red and five white as in class; those of the number are pushed to the left. */
export function beadRack({ rods }: BeadRack, { width, height }: Box): Mark[] {
  const length = BEADS + FREE;
  const pitch = Math.min(LARGEST_DOT, width / (length + 0.6), height / (rods.length * 1.5));
  const left = (width - pitch * length) / 2;
  const top = (height - pitch * rods.length * 1.5) / 2;
  return rods.flatMap((groups, rod): Mark[] => {
    const y = top + (rod + 0.5) * pitch * 1.5;
    const line: Mark = {
      kind: 'line',
      x1: left - 4,
      y1: y,
      x2: left + pitch * length + 4,
      y2: y,
      tone: 'faint',
    };
    const pushed = rolesOf(groups).length;
    const beads = Array.from({ length: BEADS }, (_, bead): Mark => {
      const isPushed = bead < pushed;
      return {
        kind: 'disc',
        x: left + (bead + 0.5 + (isPushed ? 0 : FREE)) * pitch,
        y,
        radius: pitch * 0.47,
        tone: bead < BEADS / 2 ? 'bead-red' : 'bead-white',
        slide: isPushed ? FREE * pitch : 0,
      };
    });
    return [line, ...beads];
  });
}

/** Draws rows of dots; where they would be too small to count, a rectangle with its sides. */
export function array({ columns, blocks, loose }: ArrayPicture, { width, height }: Box): Mark[] {
  const rows = blocks.reduce((sum, block) => sum + block.rows, 0) + (loose === undefined ? 0 : 1);
  const gaps = Math.max(0, blocks.length - 1) * 0.5;
  const label = Math.min(34, Math.max(16, Math.min(width, height) / 8));
  const room = { width: width - label * 2 - 8, height: height - label * 1.3 - 8 };
  const pitch = Math.min(
    LARGEST_DOT / FILL,
    room.width / Math.max(1, columns),
    room.height / Math.max(1, rows + gaps),
  );
  const left = label * 2 + (room.width - pitch * columns) / 2;
  const top = label * 1.3 + (room.height - pitch * (rows + gaps)) / 2;
  const dotRow = (y: number, count: number, role: PictureRole): Mark[] =>
    Array.from({ length: count }, (_, k) => ({
      kind: 'dot',
      x: left + (k + 0.5) * pitch,
      y,
      size: pitch * FILL,
      role,
    }));
  const marks: Mark[] = [
    {
      kind: 'number',
      x: left + (columns * pitch) / 2,
      y: top - label * 0.75,
      text: `${columns}`,
      size: label,
    },
  ];
  let y = top;
  for (const block of blocks) {
    const tall = block.rows * pitch;
    marks.push(
      { kind: 'tray', x: left - 4, y: y - 2, width: columns * pitch + 8, height: tall + 4 },
      { kind: 'number', x: left - label, y: y + tall / 2, text: `${block.rows}`, size: label },
    );
    for (let row = 0; row < block.rows; row++)
      marks.push(...dotRow(y + (row + 0.5) * pitch, columns, block.role));
    y += tall + pitch * 0.5;
  }
  // An unfinished row takes the place of the next one.
  if (loose !== undefined) marks.push(...dotRow(y, loose.count, loose.role));
  return marks;
}
