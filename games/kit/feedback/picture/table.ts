import type { RatioTable } from '@/maths/strategy/picture';
import { shownSigns } from '@/maths/sum/shown-signs';
import { type Box, fittingSize, type Mark, textWidth, type Write } from './mark';

export function ratioTable({ rows, moves }: RatioTable, { width, height }: Box, write: Write): Mark[] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const head = moves.length > 0 ? Math.min(64, height * 0.34) : 8;
  // Long amounts get wider columns, as far as there is room.
  const longest = Math.max(...rows.flat().map((label) => (label === '' ? 0 : textWidth(write(label), 24))));
  const wide = Math.min(Math.max(110, longest + 30), (width - 16) / columns);
  const tall = Math.min(56, (height - head - 8) / Math.max(1, rows.length));
  const left = (width - wide * columns) / 2;
  const top = head + (height - head - tall * rows.length) / 2;
  const middle = (column: number) => left + (column + 0.5) * wide;
  const cells = rows.flatMap((row, line): Mark[] =>
    row.flatMap((label, column): Mark[] => {
      const text = label === '' ? '' : write(label);
      const y = top + line * tall;
      return [
        {
          kind: 'box',
          x: left + column * wide + 2,
          y: y + 2,
          width: wide - 4,
          height: tall - 4,
          radius: 10,
          tone:
            label === '' ? 'missing' : line === 0 ? 'paper' : column === row.length - 1 ? 'second' : 'rest',
        },
        ...(text === ''
          ? []
          : [
              {
                kind: 'number',
                x: middle(column),
                y: y + tall / 2,
                text,
                size: fittingSize(text, wide - 26, tall * 0.56),
                tone: line > 0 && column === row.length - 1 ? 'on-shape' : 'ink',
              } satisfies Mark,
            ]),
      ];
    }),
  );
  const arcs = moves.flatMap(({ from, to, sign, by }): Mark[] => {
    const [x1, x2] = [middle(from), middle(to)];
    const text = `${shownSigns[sign]} ${write(by)}`;
    return [
      { kind: 'arc', x1, x2, y: top - 4, height: head * 0.42, tone: 'line' },
      {
        kind: 'shape',
        tone: 'line',
        points: [
          { x: x2, y: top - 1 },
          { x: x2 - 6, y: top - 12 },
          { x: x2 + 6, y: top - 12 },
        ],
      },
      { kind: 'number', x: (x1 + x2) / 2, y: top - head * 0.72, text, size: Math.min(24, head * 0.42) },
    ];
  });
  return [...cells, ...arcs];
}
