import type PhaserNS from 'phaser';

/**
 * Phaser's tweens run on `Date.now()`, everything else on the step's delta; at low frame rates the two drift
 * apart. From here on tweens follow the step, so that a paused, slow or stepped game stays in one piece.
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
