import sam from '@assets/site/sam-cheer-small.webp?url';
import type { Region } from '@games/kit/api/manifest';
import type { ReactElement } from 'react';
import { Bloom, Flower } from '../growth/plants';
import { Tree } from '../growth/trees';
import { Foot, Light } from '../growth/vinyl';
import styles from './day-end.module.css';
import type { LearnedToday } from './use-learned-today';

/** As many plants as the hill has room for; the text tells how many there are. */
const mostShown = 11;
const regions: readonly Region[] = ['dorp', 'kermis', 'stad', 'boerderij', 'bergen', 'haven'];
const star = 'M0 -9L2.6 -2.8L9 -2.2L4 2L5.6 8.5L0 5L-5.6 8.5L-4 2L-9 -2.2L-2.6 -2.8Z';

/** Sam on a hill in the evening, beside what grew today. Hidden from screen readers, the text says the same. */
export function Evening({ learned }: { readonly learned: LearnedToday | null }) {
  const { trees = 0, blooms = 0, flowers = 0 } = learned ?? {};
  const kinds = [
    ...Array.from({ length: trees }, () => Tree),
    ...Array.from({ length: blooms }, () => Bloom),
    ...Array.from({ length: flowers }, () => Flower),
  ].slice(0, mostShown);
  return (
    <div className={styles.evening} aria-hidden="true">
      <svg viewBox="0 30 420 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <Light />
          <linearGradient id="evening-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#5f6fc4" />
            <stop offset=".55" stopColor="#c9a8dc" />
            <stop offset="1" stopColor="#ffd9b8" />
          </linearGradient>
          <linearGradient id="evening-hill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#8fce7a" />
            <stop offset="1" stopColor="#4f9a72" />
          </linearGradient>
        </defs>
        <rect width="420" height="190" fill="url(#evening-sky)" />
        <path d="M62 44a22 22 0 1 0 24 30a18 18 0 0 1 -24 -30Z" fill="#fff4cf" />
        {[
          [150, 62, 0.7],
          [220, 84, 0.5],
          [276, 52, 0.8],
          [392, 66, 0.5],
          [24, 92, 0.4],
        ].map(([x, y, size]) => (
          <path key={x} d={star} fill="#fff4cf" transform={`translate(${x} ${y}) scale(${size})`} />
        ))}
        <path d="M0 120Q90 96 210 112T420 100V190H0Z" fill="#7fa8d0" opacity=".55" />
        <path d="M0 150Q110 118 220 136T420 128V190H0Z" fill="url(#evening-hill)" />
        {kinds.map((Plant, place) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a row stay where they are
            key={place}
            transform={`translate(${26 + place * 25} ${152 + (place % 3) * 11}) scale(${Plant === Tree ? 0.82 : 1.25})`}
          >
            <Plant region={regions[place % regions.length] ?? 'dorp'} variant={place} />
          </g>
        ))}
        {kinds.length === 0 && <Seedling />}
      </svg>
      <img src={sam} width={250} height={260} alt="" />
    </div>
  );
}

/** On a day on which nothing grew yet, something is under way. */
const Seedling = (): ReactElement => (
  <g transform="translate(120 160) scale(1.6)">
    <Foot width={20} />
    <path
      d="M0 0Q.8 -6 0 -12M0 -8Q-8 -8 -9 -15Q-2 -14 0 -8Q2 -14 9 -15Q8 -8 0 -8Z"
      fill="#8fd06f"
      stroke="#3f9a5a"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </g>
);
