import type { Region } from '@games/kit/api/manifest';
import type { PlantProps } from './plants';
import { disc, Foot, Vinyl } from './vinyl';

const Crown = ({ fill }: { readonly fill: string }) => (
  <>
    <Vinyl
      d="M-25 -30Q-33 -44 -21 -50Q-20 -66 -4 -64Q6 -74 16 -63Q30 -62 27 -48Q35 -38 25 -30Q16 -20 2 -24Q-14 -18 -25 -30Z"
      fill={fill}
    />
    <path
      d={`${disc(-12, -50, 4, 2.6)}${disc(-1, -58, 4.5, 2.8)}${disc(6, -46, 3.6, 2.4)}`}
      fill="#fff4cf"
      opacity=".5"
    />
  </>
);

const Trunk = () => <Vinyl d="M-4 0Q-2 -16 -3 -30H3Q2 -16 5 0Q0 3 -4 0Z" fill="#a06a45" />;

/** A step that is known, or ten blooms: a tree that stays, of the kind that grows in the region. */
export function Tree({ region, variant }: PlantProps) {
  if (region === 'ruimtehaven') {
    return (
      <>
        <Foot width={36} />
        <Vinyl d="M-14 0L-18 -22L-9 -34L-2 -20L-1 0Z" fill="#a48fe4" />
        <Vinyl d="M-5 0L-8 -40L2 -60L11 -38L9 0Z" fill="#5ce1e6" />
        <Vinyl d="M8 0L10 -18L18 -26L22 -12L18 0Z" fill="#f5a8ff" />
      </>
    );
  }
  if (region === 'bergen') {
    return (
      <>
        <Foot width={34} />
        <Vinyl d="M-3 0V-14H3V0Z" fill="#7d4d3a" />
        <Vinyl d="M-22 -10Q0 -4 22 -10L4 -40H-4Z" fill="#4f9d82" />
        <Vinyl d="M-17 -28Q0 -22 17 -28L3 -56H-3Z" fill="#57ab8d" />
        <Vinyl d="M-11 -46Q0 -41 11 -46L1 -70H-1Z" fill="#62b899" />
        <path d="M-5 -60L0 -70L5 -60Q2 -63 0 -60Q-2 -63 -5 -60Z" fill="#ffffff" />
      </>
    );
  }
  if (region === 'haven') {
    return (
      <>
        <Foot width={32} />
        <Vinyl d="M-4 0Q-2 -30 7 -56L12 -55Q5 -28 5 0Q0 2 -4 0Z" fill="#c08a58" />
        <Vinyl d="M9 -56Q-8 -74 -24 -54Q-6 -62 9 -56Z" fill="#4fae62" />
        <Vinyl d="M9 -56Q24 -76 40 -56Q24 -62 9 -56Z" fill="#45a058" />
        <Vinyl d="M9 -56Q-10 -56 -18 -38Q-4 -50 9 -56Z" fill="#58b86b" />
        <Vinyl d="M9 -56Q28 -56 34 -38Q22 -50 9 -56Z" fill="#4fae62" />
        <Vinyl d={`${disc(6, -53, 3.4)}${disc(12, -52, 3.4)}`} fill="#a8663c" />
      </>
    );
  }
  if (region === 'savanne') {
    return (
      <>
        <Foot width={46} />
        <path
          d="M0 0Q2 -20 -2 -30L-16 -44M0 -24L16 -42"
          stroke="#7d4a38"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
        <Vinyl d="M-34 -42Q-30 -58 -10 -56Q4 -66 20 -56Q36 -54 34 -42Q0 -34 -34 -42Z" fill="#8fa83f" />
      </>
    );
  }
  const crowns: Partial<Record<Region, string>> = { kermis: '#f59ab5', stad: '#6fb8a0', spoor: '#c9a83f' };
  return (
    <>
      <Foot width={44} />
      <Trunk />
      <Crown fill={crowns[region] ?? (variant % 2 === 0 ? '#5fb267' : '#57a866')} />
      {region === 'boerderij' && (
        <path
          d={`${disc(-13, -38, 4)}${disc(4, -34, 4)}${disc(15, -46, 4)}${disc(-4, -48, 4)}`}
          fill="#e0523f"
        />
      )}
      {region === 'dorp' && (
        <path
          d={`${disc(-12, -40, 3)}${disc(6, -36, 3)}${disc(14, -50, 3)}${disc(-2, -54, 3)}`}
          fill="#ffd057"
        />
      )}
    </>
  );
}
