import { describe, expect, it } from 'vitest';
import { mergeTexts } from './merge-texts';

describe('texts laid over others', () => {
  const dutch = { save: 'Opslaan', groups: { title: 'Groepen', add: 'Toevoegen' } };

  it('keeps Dutch where Flemish says nothing', () => {
    expect(mergeTexts(dutch, { groups: { title: 'Klassen' } })).toEqual({
      save: 'Opslaan',
      groups: { title: 'Klassen', add: 'Toevoegen' },
    });
  });

  it('tells by its full key what is missing', () => {
    const missing: string[] = [];
    mergeTexts(dutch, { groups: { title: 'Groups' } }, (key) => missing.push(key));
    expect(missing).toEqual(['save', 'groups.add']);
  });
});
