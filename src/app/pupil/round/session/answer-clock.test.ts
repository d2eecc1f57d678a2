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

describe('the response time', () => {
  it('runs from the shown task to the submitted answer', () => {
    const { clock, wait } = clockAt();
    clock.start();
    wait(1234);
    expect(clock.stop()).toEqual({ ms: 1234, whole: true });
  });

  it('excludes the time of a hidden page and reports the interruption', () => {
    const { clock, wait } = clockAt();
    clock.start();
    wait(1000);
    clock.pause();
    wait(60_000);
    clock.resume();
    wait(500);
    expect(clock.stop()).toEqual({ ms: 1500, whole: false });
  });

  it('runs again only when every hold is released', () => {
    const { clock, wait } = clockAt();
    clock.start();
    clock.pause();
    clock.pause();
    clock.resume();
    wait(900);
    clock.resume();
    wait(100);
    expect(clock.stop().ms).toBe(100);
  });

  it('is uninterrupted again for the next task', () => {
    const { clock, wait } = clockAt();
    clock.start();
    clock.pause();
    clock.resume();
    clock.stop();
    clock.start();
    wait(700);
    expect(clock.stop()).toEqual({ ms: 700, whole: true });
  });

  it('is interrupted for a task shown while the page is hidden', () => {
    const { clock, wait } = clockAt();
    clock.pause();
    clock.start();
    wait(400);
    clock.resume();
    wait(300);
    expect(clock.stop()).toEqual({ ms: 300, whole: false });
  });
});

describe('the time of a round', () => {
  it('starts with the first task, continues between tasks and stops while paused', () => {
    const { clock, wait } = clockAt();
    wait(5000);
    expect(clock.total()).toBe(0);
    clock.start();
    wait(2000);
    clock.stop();
    wait(1000);
    clock.pause();
    wait(60_000);
    expect(clock.total()).toBe(3000);
    clock.resume();
    clock.start();
    wait(500);
    expect(clock.total()).toBe(3500);
  });
});
