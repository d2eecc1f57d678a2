import { describe, expect, it } from 'vitest';
import type { HandedOver } from './hand-over';
import { Salvage } from './salvage';

const at = (taskId: string): HandedOver => ({ taskId }) as HandedOver;

describe('what a scene that broke down leaves', () => {
  it('goes to the next one, once', () => {
    const salvage = new Salvage();
    expect(salvage.take()).toBeUndefined();
    const left = at('1');
    salvage.keep(left);
    expect(salvage.take()).toBe(left);
    expect(salvage.take()).toBeUndefined();
  });

  it('is left behind when the next one breaks down at the same task, however often', () => {
    const salvage = new Salvage();
    salvage.keep(at('1'));
    salvage.take();
    for (let turn = 0; turn < 2; turn++) {
      salvage.keep(at('1'));
      expect(salvage.take()).toBeUndefined();
    }
  });

  it('is kept again at a later task', () => {
    const salvage = new Salvage();
    salvage.keep(at('1'));
    salvage.keep(at('1'));
    const later = at('2');
    salvage.keep(later);
    expect(salvage.take()).toBe(later);
  });

  it('is nothing where the scene could not say what it had', () => {
    const salvage = new Salvage();
    salvage.keep(at('1'));
    salvage.keep(undefined);
    expect(salvage.take()).toBeUndefined();
  });
});
