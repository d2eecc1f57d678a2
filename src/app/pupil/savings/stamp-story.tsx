import { images as regions } from '@assets/regions/images.gen';
import { images as stamps } from '@assets/stamps/images.gen';
import { gameById } from '@games/kit/catalogue';
import { ReadAloudButton } from '../read-aloud-button';
import styles from './stamp-story.module.css';
import type { stampWords } from './stamp-words';
import type { Stamp } from './use-stamps';

interface StampStoryProps {
  readonly stamp: Stamp;
  readonly words: ReturnType<typeof stampWords>;
}

/** What a stamp was for: where it was played, or the sum that is known. */
export function StampStory({ stamp, words: { title, about, said } }: StampStoryProps) {
  return (
    <div className={styles.story}>
      <img className={styles.picture} src={pictureOf(stamp)} alt="" />
      <p className={styles.words}>
        <b>{title}</b>
        <small>
          {about.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </small>
      </p>
      <ReadAloudButton text={said} />
    </div>
  );
}

/** The place on the map where it was played; a star of its own for a sum, and for what is forgotten. */
function pictureOf(stamp: Stamp): string {
  const game = stamp.kind === 'round' ? gameById(stamp.game ?? '') : undefined;
  return game === undefined ? stamps.star[192] : regions[game.region][192];
}
