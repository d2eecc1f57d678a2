import { images as regions } from '@assets/regions/images.gen';
import { images as stamps } from '@assets/stamps/images.gen';
import { gameById } from '@games/kit/api/catalogue';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './stamp-story.module.css';
import type { stampText } from './stamp-text';
import type { Stamp } from './use-stamps';

interface StampStoryProps {
  readonly stamp: Stamp;
  readonly words: ReturnType<typeof stampText>;
}

/** Shows what a stamp was earned for: a round or a known sum. */
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

/** Shows the map region of the round; a star for a known sum and for a round that is no longer known. */
function pictureOf(stamp: Stamp): string {
  const game = stamp.kind === 'round' ? gameById(stamp.game ?? '') : undefined;
  return game === undefined ? stamps.star[192] : regions[game.region][192];
}
