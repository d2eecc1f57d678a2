interface PetalsProps {
  /** Round the middle, degrees. */
  readonly turns: readonly number[];
  readonly x?: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly colour: (turn: number) => string;
  readonly opacity?: number;
}

/** The petals of a flower, round the middle of its drawing. */
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
