import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { layerKey } from '@games/kit/textures/load-art';
import type { Car } from './car';
import { sparkle } from './dust';
import { confetti, type Result, takePhoto } from './finish';
import { game } from './glyphs';
import type { Layout } from './layout';
import type { Road } from './road';
import { slalom } from './slalom';
import { texts } from './texts.gen';

/** Duration of the finish photo, ms; the child can skip it. */
const photoTime = 1300;

const toldBy = ({ own, ghost }: Result) => {
  if (ghost === null) return 'photo.first';
  if (own === ghost) return 'photo.same';
  return own > ghost ? 'photo.record' : 'photo.less';
};

interface Place {
  readonly layout: Layout;
  readonly particles: Particles;
}

/** The child drives the slalom to the finish. */
export async function race(kit: SceneKit, { layout, particles }: Place, road: Road, car: Car): Promise<void> {
  const { sounds, motion, random, locale } = kit;
  if (motion.reduced) return;
  sounds.play('drive');
  await slalom(kit, {
    road,
    car,
    label: texts[locale]('slalom'),
    go: layout.go,
    passed: (isClean, at) => {
      sounds.play(isClean ? 'hop' : 'foam');
      if (isClean) sparkle(particles, random, { x: at.x, y: at.y - 60 }, 5);
    },
  });
}

/** Shows the photo of the finish, which says how the round went beside the best one. */
export async function finishPhoto(
  kit: SceneKit,
  { layout, particles }: Place,
  result: Result,
): Promise<void> {
  const { sounds, scene, motion, random, locale, words, say } = kit;
  const t = texts[locale];
  sounds.play('shutter');
  const gates = t('gates', { count: result.own });
  const line = t(toldBy(result), { gates, ghost: result.ghost ?? 0 });
  const photo = takePhoto(scene, motion, scene.add.image(0, 0, layerKey(game, 'photo')), layout, result, [
    words(0, 0, t('finish'), { fontSize: 24, color: '#56557a' }),
    words(0, 0, line, { fontSize: 30, fontStyle: '700' }),
  ]);
  confetti(particles, random, layout);
  say(`${t('finish')}. ${line} ${t('piece')}`);
  await withSkip(kit, layout.go, motion.wait(photoTime));
  await motion.tween({ targets: photo, alpha: 0, duration: 160 });
}
