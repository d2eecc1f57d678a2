import type { GameObjects, Scene } from 'phaser';
import { describe, expect, it } from 'vitest';
import { createBus } from '../api/bus';
import { type TargetSpec, Targets } from './targets';

/** An object that can be placed, hidden and listened to, without a renderer. */
const objectOf = (): Record<string, unknown> => {
  const object: Record<string, unknown> = { originX: 0.5, originY: 0.5, width: 10, height: 10 };
  for (const does of ['setDepth', 'setVisible', 'setInteractive', 'on', 'once', 'setPosition', 'setSize'])
    object[does] = () => object;
  object.getWorldTransformMatrix = () => ({ tx: 0, ty: 0, scaleX: 1, scaleY: 1 });
  return object;
};

const targetsWith = (...specs: readonly Omit<TargetSpec, 'object' | 'label'>[]) => {
  const scene = { add: { nineslice: objectOf }, input: { on: () => undefined } } as unknown as Scene;
  const bus = createBus();
  const targets = new Targets(scene, bus, () => ({ x: 0, y: 0, width: 1, height: 1 }));
  for (const spec of specs)
    targets.add({ label: spec.id, object: objectOf() as unknown as GameObjects.Image, ...spec });
  return { bus, targets };
};

describe('Targets', () => {
  it('goes on by Enter on a target that is closed meanwhile, by no other input', () => {
    const pressed: string[] = [];
    const press = (id: string) => ({ id, press: () => pressed.push(id) });
    const { bus, targets } = targetsWith(press('ready'), { ...press('continue'), always: true });
    targets.open(true);
    bus.emit('target:press', { id: 'ready', input: 'keyboard' });
    targets.open(false);
    bus.emit('target:press', { id: 'ready', input: 'touch' });
    bus.emit('target:press', { id: 'ready', input: 'keyboard' });
    expect(pressed).toEqual(['ready', 'continue']);
  });

  it('does nothing by Enter on a target that is only disabled', () => {
    const pressed: string[] = [];
    const { bus, targets } = targetsWith(
      { id: 'ready', enabled: () => false, press: () => pressed.push('ready') },
      { id: 'continue', always: true, press: () => pressed.push('continue') },
    );
    targets.open(true);
    bus.emit('target:press', { id: 'ready', input: 'keyboard' });
    expect(pressed).toEqual([]);
  });
});
