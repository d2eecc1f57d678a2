import { avatars } from '@assets/avatars/avatars';
import { images } from '@assets/avatars/images.gen';

/** The animal a child is; the otter where another was meant that this build does not have. */
export function Avatar({ id, size = 56 }: { readonly id: string; readonly size?: number }) {
  const known = avatars.find((avatar) => avatar.id === id)?.id ?? 'otter';
  const { 96: small, 192: large } = images[known];
  return (
    <img
      src={small}
      srcSet={`${small} 96w, ${large} 192w`}
      sizes={`${size}px`}
      width={size}
      height={size}
      alt=""
    />
  );
}
