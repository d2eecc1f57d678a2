import type PhaserNS from 'phaser';

/**
 * Makes Phaser's tweens run on the delta of the step instead of `Date.now()`, like everything else. Otherwise the
 * two drift apart in a paused, slow or stepped game.
 */
export function tweensFollowTheStep(Phaser: typeof PhaserNS): void {
  const sinceLast = new WeakMap<object, number>();
  Object.assign(Phaser.Tweens.TweenManager.prototype, {
    update(this: PhaserNS.Tweens.TweenManager, _time: number, delta: number) {
      sinceLast.set(this, delta);
      if (!this.paused) this.step(false);
    },
    getDelta(this: PhaserNS.Tweens.TweenManager) {
      return sinceLast.get(this) ?? 0;
    },
  });
}
