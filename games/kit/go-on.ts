import type { GameObjects } from 'phaser';
import { KIT, type KitFrame } from './kit-texture';
import type { SceneKit } from './scene-kit';
import { kitTexts } from './texts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface GoOnSpec extends Spot {
  /** 1 when not given. */
  readonly size?: number;
  /** What a screen reader says where "go on" is not the word. */
  readonly label?: string;
}

interface GoOn {
  /** Resolves when it is pressed, by any hand; Enter presses it too. */
  readonly pressed: Promise<void>;
  remove(): void;
}

/** The button that leaves a picture or a set piece. */
function goOnButton({ scene, targets, locale }: SceneKit, { x, y, size = 1, label }: GoOnSpec): GoOn {
  const frame: KitFrame = 'go';
  const button: GameObjects.Image = scene.add.image(x, y, KIT, frame).setScale(size).setDepth(870);
  const remove = () => {
    targets.remove('go-on');
    button.destroy();
  };
  const pressed = new Promise<void>((done) => {
    targets.add({
      id: 'go-on',
      label: label ?? kitTexts[locale].goOn,
      object: button,
      always: true,
      press: () => done(),
    });
  });
  return { pressed, remove };
}

/** A picture stands until the child has looked and goes on. */
export async function untilGoOn(kit: SceneKit, spec: GoOnSpec): Promise<void> {
  const { pressed, remove } = goOnButton(kit, spec);
  await pressed;
  remove();
}

/** A set piece that can be left: resolves when it is over or the button was pressed. */
export async function skippable(kit: SceneKit, spec: GoOnSpec, piece: Promise<unknown>): Promise<void> {
  const { pressed, remove } = goOnButton(kit, spec);
  await Promise.race([pressed, piece]);
  remove();
}
