import type PhaserNS from 'phaser';

export type Placed = PhaserNS.GameObjects.Container;
/** An object that is less opaque than this hides nothing, and is not looked at. */
const opaque = 0.4;

/** Returns all visible objects in the order in which they are painted, those of a container after it. */
export function inPaintedOrder(
  objects: readonly PhaserNS.GameObjects.GameObject[],
  alpha = 1,
): readonly Placed[] {
  return objects.flatMap((object) => {
    const seen = object as Placed;
    const through = alpha * (seen.alpha ?? 1);
    if (seen.visible === false || through < opaque) return [];
    return object.type === 'Container' ? [seen, ...inPaintedOrder(seen.list, through)] : [seen];
  });
}
