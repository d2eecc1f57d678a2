interface PetalsProps {
  /** Angle around the centre, degrees. */
  readonly turns: readonly number[];
  readonly x?: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly colour: (turn: number) => string;
  readonly opacity?: number;
}

/** Draws the petals of a flower around its centre. */
export function Petals({ turns, x = 0, y, rx, ry, colour, opacity = 1 }: PetalsProps) {
  return turns.map((turn) => (
    <ellipse
      key={turn}
      cx={x}
      cy={y}
      rx={rx}
      ry={ry}
      fill={colour(turn)}
      opacity={opacity}
      transform={`rotate(${turn})`}
    />
  ));
}
