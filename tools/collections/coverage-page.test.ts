import { readFileSync } from 'node:fs';
import { gamesFor } from '@games/kit/api/catalogue';
import { isQuickTyped } from '@games/kit/api/manifest';
import { describe, expect, it } from 'vitest';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { standardCollections } from '@/maths/collections/standard-collections';
import { coversEnough } from '@/maths/sum/shape/takes';
import { coveragePage, wantedGames } from './coverage-page';

/** Shapes of the sums that a child comes to know by heart. */
const facts = ['S', 'A10', 'H10', 'A20', 'H20', 'T', 'TH', 'D'] as const;

describe('the games of each collection', () => {
  it('are the page in docs (`npm run collections` writes it)', () => {
    expect(readFileSync('docs/coverage.md', 'utf8')).toBe(coveragePage(standardCollections));
  });

  it('are at least one, and four with a quick typed one where facts are learned by heart', () => {
    for (const collection of standardCollections) {
      const shapes = shapesIn(collection);
      const fitting = gamesFor(shapes);
      const isOfFacts = coversEnough(shapes, facts);
      expect(fitting.length, collection.key).toBeGreaterThanOrEqual(isOfFacts ? wantedGames : 1);
      if (isOfFacts) expect(fitting.some(isQuickTyped), collection.key).toBe(true);
    }
  });
});
