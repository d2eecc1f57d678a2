import { describe, expect, it } from 'vitest';
import { FocusLead } from './focus-lead';

const leadOf = (hasFocus = true) => {
  const focused: string[] = [];
  return { focused, lead: new FocusLead({ hasFocus, focus: (id) => focused.push(id) }) };
};

describe('FocusLead', () => {
  it('leads from the sand to the chest and back, for each sum', () => {
    const { focused, lead } = leadOf();
    for (let sum = 0; sum < 2; sum++) {
      lead.toSand();
      lead.toChest();
    }
    lead.toSand();
    expect(focused).toEqual(['ready', 'line', 'ready', 'line']);
  });

  it('leaves a focus that it has not led, and takes none where there is none', () => {
    const { focused, lead } = leadOf();
    lead.toSand();
    expect(focused).toEqual([]);
    const away = leadOf(false);
    away.lead.toChest();
    away.lead.toSand();
    expect(away.focused).toEqual(['ready']);
  });
});
