import { Flower } from '../growth/plants';
import { block, disc, Foot, Vinyl } from '../growth/vinyl';

/** Flowers along the fence, in units of the corner: from the hut outwards. */
const flowerBed = Array.from({ length: 20 }, (_, n) => ({
  x: 150 + (n % 10) * 15 + (n >= 10 ? 7 : 0),
  y: n >= 10 ? 196 : 188,
}));

/** The child's own hut, and a flower before it for each stamp, as far as there is room. */
export const CornerHome = ({ stamps }: { readonly stamps: number }) => (
  <>
    <g transform="translate(246 122)">
      <Foot width={92} />
      <Vinyl d={block(-38, -46, 76, 48, 6)} fill="#ffe6c2" />
      <Vinyl d={block(18, -88, 12, 30, 3)} fill="#a8663c" />
      <Vinyl d="M-50 -42L0 -88L50 -42Q0 -54 -50 -42Z" fill="#ff7a59" />
      <Vinyl d="M-11 2V-22Q-11 -34 0 -34Q11 -34 11 -22V2Z" fill="#8a5a4a" />
      <Vinyl d={`${block(-31, -32, 15, 15, 4)}${block(16, -32, 15, 15, 4)}`} fill="#7fd0e8" />
      <path d={disc(6, -14, 1.8)} fill="#ffd23f" />
    </g>
    {flowerBed.slice(0, stamps).map(({ x, y }, n) => (
      <g key={x} transform={`translate(${x} ${y}) scale(.9)`}>
        <Flower region={n % 2 === 0 ? 'haven' : 'boerderij'} variant={n} />
      </g>
    ))}
  </>
);
