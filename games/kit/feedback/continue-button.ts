import type { GameObjects } from 'phaser';
import type { Point } from '../layout/design';
import type { SceneKit } from '../scene/scene-kit';
import { texts as kitTexts } from '../text/texts.gen';

/** Time a picture stands before the child can leave it, ms. */
export const minViewMs = 900;

import { KIT, type KitFrame } from '../textures/kit-texture';

interface ContinueSpec extends Point {
  /** Scale; 1 by default. */
  readonly size?: number;
  /** Label for a screen reader instead of "go on". */
  readonly label?: string;
}

interface ContinueButton {
  /** Resolves when the button is pressed by any input method, Enter included. */
  readonly pressed: Promise<void>;
  remove(): void;
}

/** Adds the button that leaves a picture or a celebration. */
function continueButton(
  { scene, targets, locale }: SceneKit,
  { x, y, size = 1, label }: ContinueSpec,
): ContinueButton {
  const frame: KitFrame = 'go';
  const button: GameObjects.Image = scene.add.image(x, y, KIT, frame).setScale(size).setDepth(870);
  const remove = () => {
    targets.remove('continue');
    button.destroy();
  };
  const pressed = new Promise<void>((done) => {
    targets.add({
      id: 'continue',
      label: label ?? kitTexts[locale]('continue'),
      object: button,
      always: true,
      press: () => done(),
    });
  });
  return { pressed, remove };
}

/** Shows a continue button and resolves when the child presses it. */
export async function waitForContinue(kit: SceneKit, spec: ContinueSpec): Promise<void> {
  const { pressed, remove } = continueButton(kit, spec);
  await pressed;
  remove();
}

/** Adds a skip button to an animation; resolves when it ends or the button is pressed. */
export async function withSkip(kit: SceneKit, spec: ContinueSpec, piece: Promise<unknown>): Promise<void> {
  const { pressed, remove } = continueButton(kit, spec);
  await Promise.race([pressed, piece]);
  remove();
}
