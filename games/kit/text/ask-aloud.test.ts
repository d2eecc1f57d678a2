import { describe, expect, it } from 'vitest';
import type { AnswerMode } from '@/maths/answer-mode';
import type { Task } from '@/maths/round/task';
import type { SumId } from '@/maths/sum/sum';
import { askAloud } from './ask-aloud';
import { spokenTask } from './notation';

describe('askAloud', () => {
  const aloud = (sumId: string, mode: AnswerMode) =>
    askAloud({ taskId: 't', position: 0, purpose: 'practice', mode, sumIds: [sumId as SumId] }, 'nl');

  it('asks for what the game wants', () => {
    expect(aloud('7+5=_', 'type')).toBe('7 plus 5. Hoeveel is dat?');
    expect(aloud('7+5=_', 'choose')).toBe('7 plus 5. Welke is het?');
    expect(aloud('3/4of20=_', 'compose')).toBe('3 vierde van 20. Maak het maar.');
    expect(aloud('37=_(0~100)', 'place')).toBe('37. Waar hoort het?');
    expect(aloud('0.5+0.25=_', 'type')).toBe('0,5 plus 0,25. Hoeveel is dat?');
  });

  it('does not ask twice, and keeps units, forms and rounding', () => {
    expect(aloud('_-5=7', 'type')).toBe('hoeveel min 5 is 7?');
    expect(aloud('1.5m=_cm', 'type')).toBe('1,5 meter is hoeveel centimeter?');
    expect(aloud('38:6=_r', 'type')).toBe('38 gedeeld door 6 is hoeveel, met rest?');
    expect(aloud('487=_~100', 'choose')).toBe('487 is ongeveer hoeveel, afgerond op 100? Welke is het?');
    expect(aloud('37(0..100,1)=_', 'type')).toMatch(/^de pijl op de lijn .* is hoeveel\?$/);
  });

  it('asks for a clock where one is chosen, and for hands where they are set', () => {
    expect(aloud('15h45=_face', 'choose')).toContain('kies de klok');
    expect(aloud('15h45=_face', 'type')).toContain('zet de wijzers');
  });

  it('says of several sums what to do with them', () => {
    const sumIds = ['7+5=_', '6+2=_', '9+1=_'] as SumId[];
    const order: Task = {
      taskId: 't',
      position: 0,
      purpose: 'practice',
      mode: 'order',
      sumIds,
      direction: 'up',
    };
    expect(askAloud(order, 'nl')).toBe('Van klein naar groot. Zet ze op volgorde.');
    expect(askAloud({ ...order, mode: 'collect', target: '12' }, 'nl')).toBe('Zoek alles wat 12 is.');
  });
});

describe('spokenTask', () => {
  const name = (sumId: string, mode: AnswerMode) =>
    spokenTask({ taskId: 't', position: 0, purpose: 'practice', mode, sumIds: [sumId as SumId] }, 'nl');

  it('says the ends of a line in percent where a percentage hangs on it', () => {
    expect(name('40%=_(0~1)', 'place')).toBe(
      '40 procent is hoeveel op de lijn van 0 procent tot 100 procent?',
    );
    expect(name('3/4=_(0~1)', 'place')).toBe('3 vierde is hoeveel op de lijn van 0 tot 1?');
  });

  it('asks for hands only where a clock is set', () => {
    expect(name('15h45=_face', 'type')).toContain('zet de wijzers');
    expect(name('15h45=_face', 'choose')).toContain('kies de klok');
  });
});
