import { images } from '@assets/avatars/images.gen';

const addresses: Readonly<Record<string, { readonly 96: string; readonly 192: string }>> = images;

/** The animal of a pupil, beside its name: it decorates. `size` in px. */
export function Avatar({ id, size }: { readonly id: string; readonly size: number }) {
  const found = addresses[id] ?? images.otter;
  return (
    <img
      src={found[96]}
      srcSet={`${found[96]} 96w, ${found[192]} 192w`}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
    />
  );
}
