import { extras, fitOf, grounds, readAvatar } from '@assets/avatars/avatars';
import { images } from '@assets/avatars/images.gen';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Notation in which the server stores an avatar. */
  readonly id: string;
  /** px */
  readonly size?: number;
}

interface Layer {
  readonly image: keyof typeof images;
  readonly fit?: ReturnType<typeof fitOf>;
}

const part = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Objects on the ground, from back to front. */
function layersOf(look: ReturnType<typeof readAvatar>): readonly Layer[] {
  const { figure, hat, extra } = look;
  const atEyes = extras.find(({ id }) => id === extra)?.at === 'eyes';
  return [
    { image: figure },
    ...(extra === null
      ? []
      : [{ image: `extra-${extra}`, ...(atEyes && { fit: fitOf(figure, 'glasses') }) } as const]),
    ...(hat === null ? [] : [{ image: `hat-${hat}`, fit: fitOf(figure, 'hat') } as const]),
  ];
}

/** Decorative avatar of a pupil, shown beside its name. */
export function Avatar({ id, size = 56 }: AvatarProps) {
  const look = readAvatar(id);
  const ground = grounds.find((each) => each.id === look.ground)?.colour;
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, backgroundColor: ground }}
      aria-hidden="true"
    >
      <span className={styles.figure} data-hat={look.hat !== null}>
        {layersOf(look).map(({ image, fit }) => {
          const { 96: small, 192: large } = images[image];
          return (
            <img
              key={image}
              src={small}
              srcSet={`${small} 96w, ${large} 192w`}
              sizes={`${size}px`}
              alt=""
              draggable={false}
              style={fit && { transform: `translate(${part(fit.x)}, ${part(fit.y)}) scale(${fit.scale})` }}
            />
          );
        })}
      </span>
    </span>
  );
}
