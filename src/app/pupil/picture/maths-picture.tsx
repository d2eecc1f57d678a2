import { layoutPicture, type Mark } from '@games/kit/picture-layout';
import type { Picture, PictureRole } from '@/maths/strategy/picture';
import styles from './maths-picture.module.css';

interface Props {
  readonly picture: Picture;
  /** Units of the drawing; it scales with the place it gets. */
  readonly width?: number;
  readonly height?: number;
}

/** How tall a picture wants to be in a drawing 480 wide: rows need room, one frame of ten hardly any. */
function heightOf(picture: Picture): number {
  if (picture.kind === 'array') return 250;
  if (picture.kind === 'ten-frame') return picture.frames > 1 ? 140 : 110;
  return picture.kind === 'jumps' ? 150 : 120;
}

/** The picture of the maths in the DOM: dots in tens, rows, jumps. What it shows stands in words beside it. */
export function MathsPicture({ picture, width = 480, height = heightOf(picture) }: Props) {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {layoutPicture(picture, { width, height }).map((mark, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their place in the drawing
        <MarkShape key={place} mark={mark} />
      ))}
    </svg>
  );
}

function MarkShape({ mark }: { readonly mark: Mark }) {
  switch (mark.kind) {
    case 'dot':
      return <Dot {...mark} />;
    case 'tray':
      return (
        <rect className={styles.tray} x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={12} />
      );
    case 'line':
      return <line className={styles.line} x1={mark.x1} y1={mark.y1} x2={mark.x2} y2={mark.y2} />;
    case 'arc': {
      const wide = Math.abs(mark.x2 - mark.x1) / 2;
      const sweep = mark.x2 > mark.x1 ? 1 : 0;
      return (
        <path
          className={styles.arc}
          d={`M${mark.x1} ${mark.y}A${wide} ${mark.height} 0 0 ${sweep} ${mark.x2} ${mark.y}`}
        />
      );
    }
    case 'number':
      return (
        <text className={styles.number} x={mark.x} y={mark.y} fontSize={mark.size}>
          {mark.text}
        </text>
      );
  }
}

const dots = {
  first: styles.first,
  second: styles.second,
  taken: styles.taken,
  missing: styles.missing,
  over: styles.over,
} satisfies Record<PictureRole, string | undefined>;

function Dot({ x, y, size, role }: Extract<Mark, { kind: 'dot' }>) {
  const r = size / 2 - 1;
  if (role === 'over') {
    return (
      <rect
        className={dots.over}
        x={x - r * 0.8}
        y={y - r * 0.8}
        width={r * 1.6}
        height={r * 1.6}
        rx={r * 0.35}
      />
    );
  }
  return (
    <>
      <circle className={dots[role]} cx={x} cy={y} r={r} />
      {role === 'taken' && (
        <line className={styles.stroke} x1={x - r * 0.7} y1={y + r * 0.7} x2={x + r * 0.7} y2={y - r * 0.7} />
      )}
    </>
  );
}
