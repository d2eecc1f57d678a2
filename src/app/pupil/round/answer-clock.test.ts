import { describe, expect, it } from 'vitest';
import { createAnswerClock } from './answer-clock';

function clockAt() {
  let time = 0;
  const clock = createAnswerClock(() => time);
  return {
    clock,
    wait: (ms: number): void => {
      time += ms;
    },
  };
}

describe('the time of an answer', () => {
  it('runs from readable to committed', () => {
    const { clock, wait } = clockAt();
    clock.start();
    wait(1234);
    expect(clock.stop()).toEqual({ ms: 1234, whole: true });
  });

  it('leaves out the time that the page was not seen, and says that it was broken', () => {
    const { clock, wait } = clockAt();
    clock.start();
    wait(1000);
    clock.hold();
    wait(60_000);
    clock.release();
    wait(500);
    expect(clock.stop()).toEqual({ ms: 1500, whole: false });
  });

  it('waits for every hold to be released', () => {
    const { clock, wait } = clockAt();
    clock.start();
    clock.hold();
    clock.hold();
    clock.release();
    wait(900);
    clock.release();
    wait(100);
    expect(clock.stop().ms).toBe(100);
  });

  it('is whole again for the next task', () => {
    const { clock, wait } = clockAt();
    clock.start();
    clock.hold();
    clock.release();
    clock.stop();
    clock.start();
    wait(700);
    expect(clock.stop()).toEqual({ ms: 700, whole: true });
  });

  it('is broken from the start for a task that comes while the page is not seen', () => {
    const { clock, wait } = clockAt();
    clock.hold();
    clock.start();
    wait(400);
    clock.release();
    wait(300);
    expect(clock.stop()).toEqual({ ms: 300, whole: false });
  });
});

describe('the time of a round', () => {
  it('begins with the first task, goes on between tasks and stands still while held', () => {
    const { clock, wait } = clockAt();
    wait(5000);
    expect(clock.total()).toBe(0);
    clock.start();
    wait(2000);
    clock.stop();
    wait(1000);
    clock.hold();
    wait(60_000);
    expect(clock.total()).toBe(3000);
    clock.release();
    clock.start();
    wait(500);
    expect(clock.total()).toBe(3500);
  });
});
