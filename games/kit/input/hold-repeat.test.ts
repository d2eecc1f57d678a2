import { beforeEach, describe, expect, it } from 'vitest';
import { HoldRepeat } from './hold-repeat';

describe('HoldRepeat', () => {
  let hold = new HoldRepeat();
  let acts = 0;
  const act = () => {
    acts += 1;
    return true;
  };
  /** Lets stage time pass in frames of 10 ms. */
  const pass = (ms: number) => {
    for (let time = 0; time < ms; time += 10) hold.update(10);
  };
  beforeEach(() => {
    hold = new HoldRepeat();
    acts = 0;
  });

  it('does nothing for a press that is not held', () => {
    hold.start(act);
    pass(340);
    hold.stop();
    pass(2000);
    expect(acts).toBe(0);
  });

  it('repeats five times a second after 350 ms', () => {
    hold.start(act);
    pass(350);
    expect(acts).toBe(1);
    pass(1000);
    expect(acts).toBe(6);
  });

  it('repeats twelve times a second after 1.5 s', () => {
    hold.start(act);
    pass(1560);
    const before = acts;
    pass(1000);
    expect(acts - before).toBe(12);
  });

  it('stops when there is nothing more to do', () => {
    hold.start(() => act() && acts < 3);
    pass(5000);
    expect(acts).toBe(3);
  });

  it('starts anew for each hold', () => {
    hold.start(act);
    pass(3000);
    hold.start(act);
    acts = 0;
    pass(340);
    expect(acts).toBe(0);
  });
});
