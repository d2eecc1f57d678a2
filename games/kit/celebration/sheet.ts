import type { TargetSpec } from '../input/targets';
import type { SceneKit } from '../scene/scene-kit';

interface SheetSpec extends Pick<TargetSpec, 'id' | 'label' | 'press' | 'repeats' | 'keys'> {
  /** Lower edge, design px; the bottom of the layout by default. */
  readonly bottom?: number;
}

/** Lets the child press anywhere during a celebration, above the picture and below its buttons. Returns what ends it. */
export function addSheet({ scene, targets, design }: SceneKit, { bottom, ...spec }: SheetSpec): () => void {
  const height = bottom ?? design.height;
  const sheet = scene.add.zone(design.width / 2, height / 2, design.width, height).setDepth(69);
  targets.add({ ...spec, object: sheet, always: true, ownRing: true });
  // Its target goes with it.
  return () => sheet.destroy();
}
