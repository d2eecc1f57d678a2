import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { lessonOf } from './lesson';
import { askedOf, begun, orderOf } from './order';
import { isMade, nextStep, stepsOf, toolFor } from './steps';

const order = (id: string) => orderOf(parseSumOrThrow(id));

describe('stepsOf', () => {
  it.each([
    ['1/2+1/4=_', ['cut', 'top', 'bake']],
    ['3/4of20=_', ['cut', 'top', 'number', 'bake']],
    ['1/2=_/4', ['top', 'bake']],
    ['1/2=2/_', ['cut', 'bake']],
  ])('of %s are %j', (id, steps) => {
    expect(stepsOf(order(id))).toEqual(steps);
  });
});

describe('nextStep', () => {
  it('goes on from what was made, and back when it is undone', () => {
    const of = order('3/4of20=_');
    const start = begun(of);
    const steps = stepsOf(of);
    expect(nextStep(steps, start, start)).toBe('cut');
    expect(nextStep(steps, { ...start, cut: 4 }, start)).toBe('top');
    const topped = { ...start, cut: 4, topped: rational(3, 4) };
    expect(nextStep(steps, topped, start)).toBe('number');
    expect(nextStep(steps, { ...topped, each: rational(5) }, start)).toBe('bake');
    expect(nextStep(steps, { ...topped, topped: rational(0) }, start)).toBe('top');
  });

  it('waits for a finer cut of a pizza that comes in halves', () => {
    const of = order('3/4of20=_');
    const halved = begun(of, true);
    expect(nextStep(stepsOf(of), halved, halved)).toBe('cut');
  });
});

describe('toolFor', () => {
  it('has one kind of tool for each step, and the pizza itself where numbers lie on it', () => {
    const tools = (id: string) => stepsOf(order(id)).map((step) => toolFor(step, order(id)));
    expect(tools('1/2+1/4=_')).toEqual(['knives', 'bowl', null]);
    expect(tools('3/4of20=_')).toEqual(['knives', 'pad', 'pad', null]);
    expect(tools('1/2=_/4')).toEqual(['bowl', null]);
  });
});

describe('lessonOf', () => {
  it.each([
    [6, '3'],
    [4, '3'],
    [5, ''],
  ])('tells how far %i on each of three pieces is from 15: %j', (each, gap) => {
    const sum = parseSumOrThrow('3/4of20=_');
    const asked = askedOf(sum, orderOf(sum));
    if (asked === null) throw new Error('it is about a pizza');
    const made = { ...asked, each: rational(each) };
    expect(lessonOf(made, asked, orderOf(sum), 'nl').gap).toBe(gap);
  });
});

describe('isMade', () => {
  it('finds no answer in a pizza that nobody touched, nor in one whose pieces wear no number', () => {
    const of = order('3/4of20=_');
    const start = begun(of);
    const topped = { ...start, cut: 4, topped: rational(3, 4) };
    expect(isMade(stepsOf(of), start, start)).toBe(false);
    expect(isMade(stepsOf(of), topped, start)).toBe(false);
    expect(isMade(stepsOf(of), { ...topped, each: rational(5) }, start)).toBe(true);
  });

  it('takes a topped pizza without a cut for a whole one', () => {
    const of = order('1/2+1/4=_');
    const start = begun(of);
    expect(isMade(stepsOf(of), { ...start, topped: rational(1) }, start)).toBe(true);
  });
});
