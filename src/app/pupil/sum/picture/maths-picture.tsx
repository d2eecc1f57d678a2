import { layoutPicture, type Mark, type Tone } from '@games/kit/feedback/picture/picture-layout';
import { useId } from 'react';
import type { Locale } from '@/maths/locale';
import { describePicture } from '@/maths/strategy/describe-picture';
import type { Picture } from '@/maths/strategy/picture';
import { MarkShape } from './mark-shape';
import styles from './maths-picture.module.css';
import { pictureHeight } from './picture-height';
import { useSay } from './use-describe';

interface Props {
  readonly picture: Picture;
  readonly locale: Locale;
  /** Size in drawing units; the picture scales with its container. */
  readonly width?: number;
  readonly height?: number;
  /** Shows the marks one after another, unless reduced motion is wanted. */
  readonly animated?: boolean;
  /** Picture that stood here before: marks of it that stay keep still, unless nothing is new. */
  readonly after?: Picture | undefined;
}

const shaded = [
  'first',
  'second',
  'third',
  'over',
  'bead-red',
  'bead-white',
  'crust',
  'copper',
  'gold',
  'silver',
  'note-5',
  'note-10',
  'note-20',
  'note-50',
  'note-100',
] as const satisfies readonly Tone[];

/** Longest order of appearance: a picture of many marks is there in about a second. */
const lastPlace = 60;

/** Returns for each mark when it appears among those that are new; null for a mark that stood there before. */
function orderOfAppearance(marks: readonly Mark[], before: readonly Mark[]): readonly (number | null)[] {
  const stood = new Set(before.map((mark) => JSON.stringify(mark)));
  const stays = marks.map((mark) => stood.has(JSON.stringify(mark)));
  const isSame = stays.every(Boolean);
  let order = 0;
  return stays.map((still) => (still && !isSame ? null : Math.min(order++, lastPlace)));
}

/** Draws a picture of the maths in the DOM, with a description for screen readers. */
export function MathsPicture({
  picture,
  locale,
  width = 480,
  height = pictureHeight(picture),
  animated = false,
  after,
}: Props) {
  const id = useId();
  const say = useSay();
  const marks = layoutPicture(picture, { width, height }, locale);
  const before = after === undefined ? [] : layoutPicture(after, { width, height }, locale);
  const orders = orderOfAppearance(marks, before);
  const tones = new Set<string>(
    marks.flatMap((mark) => ('role' in mark ? [mark.role] : 'tone' in mark && mark.tone ? [mark.tone] : [])),
  );
  return (
    <>
      <span className="unseen">{describePicture(picture, locale, say)}</span>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        data-animated={animated}
      >
        <defs>
          {shaded
            .filter((tone) => tones.has(tone))
            .map((tone) => (
              <g key={tone} data-tone={tone}>
                <linearGradient id={`${id}${tone}`} x1="0" y1="0" x2="0.25" y2="1">
                  <stop offset="0" className={styles.light} />
                  <stop offset="1" className={styles.deep} />
                </linearGradient>
                <radialGradient id={`${id}${tone}-ball`} cx="0.36" cy="0.3" r="0.85">
                  <stop offset="0" className={styles.light} />
                  <stop offset="1" className={styles.dark} />
                </radialGradient>
              </g>
            ))}
        </defs>
        {marks.map((mark, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their place in the drawing
          <MarkShape key={place} mark={mark} place={orders[place] ?? null} paint={id} />
        ))}
      </svg>
    </>
  );
}
