import styles from './garden-page.module.css';
import { Petals } from './petals';

export const stages = ['none', 'seed', 'sprout', 'bud', 'flower'] as const;
export type Stage = (typeof stages)[number];

const stageOfPhase: Readonly<Record<string, Stage>> = {
  new: 'seed',
  practising: 'sprout',
  nearly: 'bud',
  automated: 'flower',
  maintenance: 'flower',
};

/** Growth stage of a plant by the learning phase of its sum. */
export const stageOf = (phase: string | undefined): Stage => stageOfPhase[phase ?? ''] ?? 'none';

const petals = [0, 72, 144, 216, 288];
/** Colours by row of the grid, so that a full bed looks like a meadow: petal and shade. */
const colours = [
  ['#ff8fa3', '#d9506f'],
  ['#ffc83d', '#d98a0b'],
  ['#a58bf0', '#6a4fc0'],
  ['#ff8a5c', '#c9502a'],
  ['#6fc6f0', '#2a7fb8'],
] as const;

/** Draws one plant, from bare soil to flower. `kind` selects its colours. Hidden from screen readers. */
export function Plant({ stage, kind }: { readonly stage: Stage; readonly kind: number }) {
  const [petal, shade] = colours[kind % colours.length] ?? colours[0];
  const grows = stage !== 'none' && stage !== 'seed';
  return (
    <svg className={styles.plant} viewBox="0 0 40 40" aria-hidden="true">
      <ellipse cx="20" cy="36" rx="12" ry="3.4" fill="#8a5a3a" />
      <ellipse cx="19" cy="35" rx="9" ry="1.8" fill="#b07a50" />
      {stage === 'seed' && <ellipse cx="20" cy="33.5" rx="3.4" ry="2.4" fill="#e8c48a" />}
      {grows && (
        <path
          d={stage === 'sprout' ? 'M20 35Q20.5 29 20 25' : 'M20 35Q21.5 26 20 16'}
          stroke="#3f9a5a"
          strokeWidth="2.6"
          strokeLinecap="round"
          fill="none"
        />
      )}
      {grows && (
        <path
          d={
            stage === 'sprout'
              ? 'M20 27Q13 27 11.5 21.500Q18.5 21 20 27Q21.5 20 28.5 20.500Q27 27 20 27'
              : 'M20.5 29Q13 30 10.5 24Q18 23 20.5 29Q22.5 23.5 29.5 24.500Q27.5 30 20.5 29'
          }
          fill="#63bd6d"
        />
      )}
      {stage === 'bud' && (
        <>
          <path d="M20 17.500Q13.5 14 17 7.500Q19 5 20 4.500Q21 5 23 7.500Q26.5 14 20 17.5" fill={petal} />
          <path
            d="M20 17.500Q15 16.5 15 12.500Q19 14 20 17.500Q21 14 25 12.500Q25 16.5 20 17.5"
            fill="#63bd6d"
          />
        </>
      )}
      {stage === 'flower' && (
        <g transform="translate(20 13)">
          <Petals turns={petals} y={-6.4} rx={4.6} ry={5.6} colour={() => petal} />
          <Petals turns={petals} x={0.8} y={-4.6} rx={1.8} ry={2.6} colour={() => shade} opacity={0.35} />
          <circle r="4.2" fill="#fff0c2" />
          <circle cx=".6" cy=".7" r="3" fill="#f5b93a" />
        </g>
      )}
    </svg>
  );
}
