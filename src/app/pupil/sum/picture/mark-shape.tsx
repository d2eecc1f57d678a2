import type { Mark, Tone } from '@games/kit/feedback/picture/picture-layout';
import type { CSSProperties } from 'react';
import styles from './maths-picture.module.css';

interface Props {
  readonly mark: Mark;
  /** Position in the order of appearance; null when it stands still. */
  readonly place: number | null;
  /** Prefix of the gradient ids of the drawing. */
  readonly paint: string;
}

/** CSS classes of tones without a gradient. */
const flat: ReadonlySet<Tone> = new Set([
  'taken',
  'missing',
  'rest',
  'ink',
  'faint',
  'line',
  'paper',
  'focus',
  'on-shape',
]);

/** Draws one mark of a picture, coloured by meaning. */
export function MarkShape({ mark, place, paint }: Props) {
  const order = { '--place': place ?? 0 } as CSSProperties;
  const arriving = place === null ? undefined : styles.arriving;
  const filled = (tone: Tone, also = '') =>
    flat.has(tone)
      ? { className: `${styles.fill} ${also}`, 'data-tone': tone }
      : { className: also, fill: `url(#${paint}${tone})`, 'data-tone': tone };
  const stroked = (tone: Tone, width: number) => ({
    className: styles.stroke,
    'data-tone': tone,
    strokeWidth: width,
  });
  switch (mark.kind) {
    case 'tray':
      return (
        <rect className={styles.tray} x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={12} />
      );
    case 'line':
      return (
        <line
          {...stroked(mark.tone ?? 'line', mark.width ?? 4)}
          x1={mark.x1}
          y1={mark.y1}
          x2={mark.x2}
          y2={mark.y2}
        />
      );
    case 'arc': {
      const wide = Math.abs(mark.x2 - mark.x1) / 2;
      const sweep = mark.x2 > mark.x1 ? 1 : 0;
      return (
        <path
          {...stroked(mark.tone ?? 'line', 4)}
          pathLength={1}
          data-drawn={place !== null}
          style={order}
          d={`M${mark.x1} ${mark.y}A${wide} ${mark.height} 0 0 ${sweep} ${mark.x2} ${mark.y}`}
        />
      );
    }
    case 'number':
      return (
        <g className={arriving} style={order}>
          <text className={styles.number} data-tone={mark.tone} x={mark.x} y={mark.y} fontSize={mark.size}>
            {mark.text}
          </text>
        </g>
      );
    case 'dot':
      return (
        <g className={arriving} style={order}>
          <Dot {...mark} paint={paint} />
        </g>
      );
    case 'box':
      return (
        <g className={arriving} style={order}>
          <rect
            {...filled(mark.tone)}
            x={mark.x}
            y={mark.y}
            width={mark.width}
            height={mark.height}
            rx={mark.radius}
          />
          {mark.tone === 'taken' && (
            <line
              className={styles.cross}
              x1={mark.x + 5}
              y1={mark.y + mark.height - 5}
              x2={mark.x + mark.width - 5}
              y2={mark.y + 5}
            />
          )}
        </g>
      );
    case 'disc':
      return (
        <circle
          {...filled(mark.tone, mark.slide === undefined || place === null ? arriving : styles.sliding)}
          style={
            mark.slide === undefined ? order : ({ ...order, '--slide': `${mark.slide}px` } as CSSProperties)
          }
          cx={mark.x}
          cy={mark.y}
          r={mark.radius}
        />
      );
    case 'slice':
      return (
        <path {...filled(mark.tone, `${styles.slice} ${arriving ?? ''}`)} style={order} d={slicePath(mark)} />
      );
    case 'shape':
      return (
        <polygon
          {...filled(mark.tone, arriving)}
          style={order}
          strokeLinejoin="round"
          points={mark.points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      );
  }
}

function slicePath({ x, y, radius, from, to }: Extract<Mark, { kind: 'slice' }>): string {
  const at = (turn: number) =>
    `${x + radius * Math.sin(turn * 2 * Math.PI)} ${y - radius * Math.cos(turn * 2 * Math.PI)}`;
  if (to - from >= 1) {
    return `M${at(0)}A${radius} ${radius} 0 1 1 ${at(0.5)}A${radius} ${radius} 0 1 1 ${at(0)}Z`;
  }
  return `M${x} ${y}L${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
}

function Dot({ x, y, size, role, paint }: Extract<Mark, { kind: 'dot' }> & { readonly paint: string }) {
  const r = size / 2 - 1;
  if (role === 'missing') return <circle className={styles.hollow} cx={x} cy={y} r={r - 1} />;
  if (role === 'over') {
    const side = r * 1.6;
    return (
      <rect
        fill={`url(#${paint}over)`}
        x={x - side / 2}
        y={y - side / 2}
        width={side}
        height={side}
        rx={r * 0.35}
      />
    );
  }
  if (role !== 'taken') return <circle fill={`url(#${paint}${role}-ball)`} cx={x} cy={y} r={r} />;
  return (
    <>
      <circle className={styles.fill} data-tone="taken" cx={x} cy={y} r={r} />
      <line className={styles.cross} x1={x - r * 0.7} y1={y + r * 0.7} x2={x + r * 0.7} y2={y - r * 0.7} />
    </>
  );
}
