import type { Scene } from 'phaser';
import { beforeEach, describe, expect, it } from 'vitest';
import { Motion } from './motion';

interface Timer {
  timeScale: number;
  left: number;
  readonly done: () => void;
}

/** A scene with a clock and tweens that run when `pass` is called. */
function stagedTime() {
  const running = new Set<Timer>();
  const add = (ms: number, done: () => void) => {
    const timer = { timeScale: 1, left: ms, done };
    running.add(timer);
    return timer;
  };
  const scene = {
    time: { delayedCall: (ms: number, done: () => void) => add(ms, done) },
    tweens: {
      add: ({ duration, onComplete }: { duration: number; onComplete: () => void }) =>
        add(duration, onComplete),
    },
  };
  const pass = async (ms: number) => {
    for (const timer of [...running]) {
      timer.left -= ms * timer.timeScale;
      if (timer.left > 0) continue;
      running.delete(timer);
      timer.done();
    }
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { scene: scene as unknown as Scene, pass };
}

describe('Motion', () => {
  let { scene, pass } = stagedTime();
  let motion = new Motion(scene, false);
  let done: string[] = [];
  beforeEach(() => {
    ({ scene, pass } = stagedTime());
    motion = new Motion(scene, false);
    done = [];
  });
  const twoSteps = async () => {
    await motion.tween({ targets: {}, x: 1, duration: 600 });
    await motion.wait(600);
    done.push('foreground');
  };

  it('brings what the child waits for to its end when it is hurried, with all that follows', async () => {
    void motion.foreground(twoSteps);
    await pass(16);
    motion.hurry();
    await pass(16);
    await pass(16);
    expect(done).toEqual(['foreground']);
  });

  it('lets what runs in the background take its time when it is hurried', async () => {
    void motion.wait(600).then(() => done.push('background'));
    void motion.foreground(twoSteps);
    motion.hurry();
    for (let frame = 0; frame < 30; frame++) await pass(16);
    expect(done).toEqual(['foreground']);
    for (let frame = 0; frame < 10; frame++) await pass(16);
    expect(done).toEqual(['foreground', 'background']);
  });

  it('ignores a tap while the child waits for nothing, and forgets an earlier one', async () => {
    motion.hurry();
    void motion.foreground(twoSteps);
    await pass(16);
    await pass(16);
    expect(done).toEqual([]);
    motion.hurry();
    await pass(16);
    await pass(16);
    await pass(16);
    expect(done).toEqual(['foreground']);
    void motion.foreground(twoSteps);
    await pass(16);
    await pass(16);
    expect(done).toEqual(['foreground']);
  });
});
