import { Light, Vinyl } from '../growth/vinyl';

/** Stars of a full jar, from the bottom up: rows of five and four. */
const places = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: row % 2 === 0 ? 5 : 4 }, (__, place) => ({
    x: (row % 2 === 0 ? 24 : 33) + place * 18,
    y: 128 - row * 13,
    turn: ((row * 5 + place * 7) % 9) * 8 - 32,
  })),
).flat();

const star =
  'M0-10L3-3.2 10.2-2.6 4.700 2.200 6.400 9.200 0 5.400-6.400 9.200-4.700 2.200-10.200-2.600-3-3.200Z';

/** Number of stars in the jar: none only when there is none, and full only when the goal is reached. */
const shownOf = ({ stars, target }: { readonly stars: number; readonly target: number }) =>
  stars >= target
    ? places.length
    : Math.min(
        places.length - 1,
        stars === 0 ? 0 : Math.max(1, Math.floor((stars / target) * places.length)),
      );

/** A glass jar that fills with the stars of the group. Hidden from screen readers: text beside it says the same. */
export function StarJar(goal: { readonly stars: number; readonly target: number }) {
  return (
    <svg viewBox="0 0 120 148" aria-hidden="true">
      <defs>
        <Light />
      </defs>
      <ellipse cx="64" cy="141" rx="46" ry="6" fill="#2a1f66" opacity=".3" />
      <path d="M22 26Q8 34 8 52V124Q8 142 26 142H94Q112 142 112 124V52Q112 34 98 26Z" fill="#e6fbff" />
      <path
        d="M22 26Q8 34 8 52V124Q8 142 26 142H94Q112 142 112 124V52Q112 34 98 26Z"
        fill="#9fe6f5"
        opacity=".45"
      />
      {places.slice(0, shownOf(goal)).map(({ x, y, turn }) => (
        <path
          key={`${x} ${y}`}
          d={star}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill="#ffc83d"
          stroke="#d98a0b"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
      <path d="M18 54V120" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".75" fill="none" />
      <Vinyl d="M20 8Q20 4 24 4H96Q100 4 100 8V24Q100 28 96 28H24Q20 28 20 24Z" fill="#ff7a59" />
    </svg>
  );
}
