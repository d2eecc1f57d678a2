import { games, isOffered } from '@games/kit/api/catalogue';
import { modesOf } from '@games/kit/api/manifest';
import { endsOf } from '@games/kit/layout/line-scale';
import { writeLikeAnswer } from '@games/kit/text/notation';
import { namePieces, piecesInText, piecesOf } from '@games/kit/text/prompt-pieces';
import { describe, expect, it } from 'vitest';
import { configOf } from '@/app/pupil/round/session/game-config';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { emptyLearner } from '@/maths/learn/empty-learner';
import { compare, notation, readNotation } from '@/maths/number/rational';
import { familyOf } from '@/maths/round/choice/family';
import { optionsFor } from '@/maths/round/choice/options';
import { judge } from '@/maths/round/judging/judge';
import { lineFor, placeNotation } from '@/maths/round/judging/place-line';
import { answerTask, startRound } from '@/maths/round/round';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Sum } from '@/maths/sum/sum';
import { wholeOf } from '@/maths/sum/whole-of';
import { makeWindow } from '@/maths/window/make-window';

/** Sums drawn of each collection. */
const drawn = process.env.TIER === 'quick' ? 12 : 200;
const now = Date.UTC(2026, 10, 23);
const timing = { responseMs: 9000, motorMs: 900, tempo: 'slow' } as const;

const offers = games
  .filter(({ test }) => test !== true)
  .flatMap((game) =>
    modesOf(game).flatMap((mode) => {
      const taken = standardCollections
        .filter((collection) => isOffered(game, shapesIn(collection)))
        .map((collection) => ({
          collection,
          sums: sumsOf(collection)
            .map(parseSumOrThrow)
            .filter((sum) => hasShape(sum, game.takes[mode] ?? []))
            .filter((_, place, { length }) => place % Math.ceil(length / drawn) === 0),
        }))
        // A game may take a collection in one of its modes only.
        .filter(({ sums }) => sums.length > 0);
      return { game, mode, taken };
    }),
  );
const inMode = (wanted: string): readonly Sum[] =>
  offers.filter(({ mode }) => mode === wanted).flatMap(({ taken }) => taken.flatMap(({ sums }) => sums));

const windowOf = (key: string) => {
  const collection = standardCollections.find((each) => each.key === key)!;
  return makeWindow({
    id: 'window',
    pupilId: 'pupil',
    practiceTaskId: 'task',
    collection,
    learner: emptyLearner(collection.years[0] ?? 3),
    settings: { series: 'adaptive', sumsPerRound: 12, help: true, clock: 'off', fragileLimit: 8 },
    now,
    day: '2026-11-23',
    seed: 5,
    purpose: 'practice',
  });
};

describe('every game with every collection it is offered for', () => {
  it('asks whole rounds, only of sums it takes, of one family where a task shows several', () => {
    for (const { game, mode, taken } of offers) {
      for (const { collection } of taken) {
        const window = windowOf(collection.key);
        const config = configOf(game, window, mode)!;
        const name = `${collection.key} in ${game.id}`;
        const families = new Set<string>();
        let round = startRound(window, config);
        for (let position = 0; round.task; position += 1) {
          const sums = round.task.sumIds.map(parseSumOrThrow);
          const fill = new Set(window.fill);
          const refused = sums.filter((sum) => !fill.has(sum.id) && !hasShape(sum, config.takes!));
          expect(
            refused.map(({ id }) => id),
            name,
          ).toEqual([]);
          if (mode === 'collect') {
            const fits = sums.filter(({ answer }) => notation(answer) === round.task?.target);
            expect(fits.length, name).toBeGreaterThanOrEqual(2);
          }
          if (mode === 'order') expect(sums.length, name).toBeGreaterThanOrEqual(3);
          for (const sum of sums) families.add(familyOf(sum));
          const answeredAt = now + position * 10_000;
          const input = {
            given: { kind: 'unknown' },
            ...timing,
            helped: false,
            answeredAt,
            input: 'touch',
          } as const;
          ({ round } = answerTask(round, input));
        }
        expect(round.past.length, name).toBe(config.length);
        if (mode === 'order' || mode === 'collect') expect(families.size, name).toBe(1);
      }
    }
  });

  it.each([
    ['treinwagon', '967+22=_'],
    ['bellenprikken', '27+35=_'],
    ['bellenprikken', '7*8=_'],
    ['pizzabakken', '10:10=_'],
    ['pizzabakken', '1/25+3/25=_'],
    ['stofzuigen', '421-1=_'],
    ['stofzuigen', '72/5-1/10=_'],
    ['stofzuigen', '3h45face=_words'],
    ['ninja', '19-16=_'],
    ['waslijn', '19-16=_'],
  ])('%s does not take %s, of which its world shows nothing', (id, sum) => {
    const game = offers.find((offer) => offer.game.id === id)!.game;
    expect(
      hasShape(
        parseSumOrThrow(sum),
        modesOf(game).flatMap((mode) => game.takes[mode] ?? []),
      ),
    ).toBe(false);
  });

  it('offers the right answer once among others', () => {
    for (const sum of inMode('choose')) {
      const values = optionsFor(sum, 4, 3).map(({ value }) => value);
      const right = values.filter((value) => value === answerNotation(answerOf(sum)));
      expect([right.length, new Set(values).size], sum.id).toEqual([1, values.length]);
      expect(values.length, sum.id).toBeGreaterThanOrEqual(3);
    }
  });

  it('has the answer, and the whole it is a part of, on the line, and takes the right place', () => {
    for (const sum of inMode('place')) {
      const line = lineFor(sum, true);
      const [from, to] = [readNotation(line.from)!, readNotation(line.to)!];
      expect(compare(from, sum.answer) <= 0 && compare(sum.answer, to) <= 0, sum.id).toBe(true);
      const whole = wholeOf(sum);
      if (whole !== null && sum.answerSpec.line === null) expect(to, sum.id).toEqual(whole);
      const given = { kind: 'place', value: placeNotation(sum, sum.answer) } as const;
      expect(judge({ sumIds: [sum.id], line }, given, timing, 6)[0]?.right, sum.id).toBe(true);
    }
  });

  it('cuts off a part only of a whole that stands in the sum', () => {
    const cut = offers
      .filter(({ game }) => game.id === 'ninja')
      .flatMap(({ taken }) => taken.flatMap(({ sums }) => sums));
    expect(cut.length).toBeGreaterThan(100);
    expect(cut.filter((sum) => wholeOf(sum) === null).map(({ id }) => id)).toEqual([]);
  });

  it('shows no answer on the card: a number read from a line is asked in no game', () => {
    const all = offers.flatMap(({ taken }) => taken.flatMap(({ sums }) => sums));
    expect(all.filter((sum) => hasShape(sum, ['Lr']))).toEqual([]);
  });

  it('keeps the unit of a line at its ends and the percent sign on its card', () => {
    for (const sum of inMode('place').filter((each) => hasShape(each, ['L%', '%f']))) {
      const isAsked = sum.answerSpec.unit === '%' || hasShape(sum, ['L%']);
      const task = { taskId: '', position: 0, sumIds: [], mode: 'place', purpose: 'practice' } as const;
      const { max } = endsOf({ ...task, line: lineFor(sum, true) });
      if (isAsked) expect(writeLikeAnswer(max, sum, 'nl'), sum.id).toBe('100%');
      if (sum.id.includes('%=')) expect(piecesInText(piecesOf(sum, 'nl')), sum.id).toContain('%');
    }
  });

  it('collects only sums whose name is worth what the bag says', () => {
    for (const sum of inMode('collect')) {
      expect(sum.right.kind, sum.id).toBe('hole');
      expect(
        namePieces(sum, 'nl').some(({ kind }) => kind === 'hole'),
        sum.id,
      ).toBe(false);
    }
  });
});
