import { describe, expect, it } from 'vitest';
import { mergeTexts } from './merge-texts';

describe('mergeTexts', () => {
  const dutch = { save: 'Opslaan', groups: { title: 'Groepen', add: 'Toevoegen' } };

  it('keeps Dutch where Flemish has no text', () => {
    expect(mergeTexts(dutch, { groups: { title: 'Klassen' } })).toEqual({
      save: 'Opslaan',
      groups: { title: 'Klassen', add: 'Toevoegen' },
    });
  });

  it('reports missing texts by their full key', () => {
    const missing: string[] = [];
    mergeTexts(dutch, { groups: { title: 'Groups' } }, (key) => missing.push(key));
    expect(missing).toEqual(['save', 'groups.add']);
  });
});
