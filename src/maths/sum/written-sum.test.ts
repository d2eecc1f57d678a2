import { describe, expect, it } from 'vitest';
import { readWrittenSum } from './written-sum';

describe('a sum that somebody writes', () => {
  it.each([
    ['7 x 8', '7*8=_'],
    ['7×8', '7*8=_'],
    ['7 + ? = 12', '7+_=12'],
    ['7+5=', '7+5=_'],
    ['84 : 4', '84:4=_'],
    ['38:6', '38:6=_r'],
    ['0,5 + 0,25', '0.5+0.25=_'],
    ['1 3/4 + 1/2', '1 3/4+1/2=_'],
    ['3/4 van 20', '3/4of20=_'],
    ['25 % van 80', '25%of80=_'],
    ['25% of 80', '25%of80=_'],
    ['€ 5 − € 3,75', '5eur-3.75eur=_eur'],
    ['1,5 m = ? cm', '1.5m=_cm'],
    ['8:30 + 45 min', '8h30+45min=_clock'],
    ['9:15 - 8:30', '9h15-8h30=_min'],
  ])('reads %s', (written, id) => {
    expect(readWrittenSum(written)?.id).toBe(id);
  });

  it.each(['', 'hallo', '7 +', '3/0 + 1', '<script>'])('refuses %j', (written) => {
    expect(readWrittenSum(written)).toBeNull();
  });
});
