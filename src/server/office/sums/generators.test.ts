import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '@/contract/api';
import { GeneratorRecipe } from '@/contract/office/generators';
import type { Input } from '@/contract/route';
import { programRecipes } from '@/maths/collections/standard-collections';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { programGeneratorId, programGenerators } from './program-sums';
import { publishProgramSums } from './publish-program';

type Details = Omit<Input<Api['saveGenerator']>['body'], 'version'>;

const database = await openTestDatabase();
let server: TestServer;
let as: string;
let generatorId: string;
beforeAll(async () => publishProgramSums(database.db, new Date('2026-11-01T00:00:00Z')));
beforeEach(async () => {
  server = testServer({ database });
  as = await server.signedIn((await makeSchool(database)).person('office'));
  generatorId = randomUUID();
});

const overTen = {
  operation: 'add',
  left: { min: 2, max: 9 },
  right: { min: 2, max: 9 },
  result: { min: 11, max: 18 },
  overTen: 'yes',
  holes: ['result'],
  tables: [],
} as const;
const details = {
  title: { nl: 'Over de tien', be: '', en: '' },
  years: [3],
  recipe: { ...overTen, holes: ['result'], tables: [] },
} satisfies Details;
const save = (version: number, differs: Partial<Details> = {}, id = generatorId) => {
  server.advance(2000);
  return server.call('saveGenerator', {
    params: { generatorId: id },
    as,
    body: { ...details, ...differs, version },
  });
};
const read = async (id = generatorId) => server.call('readGenerator', { params: { generatorId: id }, as });
const titles = async (query: Partial<Input<Api['listGenerators']>['query']>) => {
  const { body } = await server.call('listGenerators', {
    as,
    query: { size: '100', state: 'in-use', sort: 'title', direction: 'asc', ...query },
  });
  return body.generators.map(({ title }) => title.nl);
};

describe('the generators of the program', () => {
  it('keep within what the form can hold, setting by setting', () => {
    for (const { key, generators } of programRecipes) {
      for (const recipe of generators) expect(GeneratorRecipe.parse(recipe), key).toEqual(recipe);
    }
  });

  it('have ids that depend on their settings alone', () => {
    const [first] = programGenerators();
    const turned = Object.fromEntries(Object.entries(overTen).reverse()) as typeof overTen;
    expect(programGeneratorId(turned)).toBe(programGeneratorId(overTen));
    expect(programGeneratorId({ ...overTen, overTen: 'no' })).not.toBe(programGeneratorId(overTen));
    expect(first?.generatorId).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('are all there, once, after a second start too, and count the sums of their collection', async () => {
    await publishProgramSums(database.db, server.now());
    const rows = await database.db
      .selectFrom('sum_generator')
      .where('of_program', '=', true)
      .select(['generator_id', 'changed_at'])
      .execute();
    expect(rows.map(({ generator_id }) => generator_id).sort()).toEqual(
      programGenerators()
        .map((each) => each.generatorId)
        .sort(),
    );
    expect(rows.every(({ changed_at }) => changed_at.toISOString() === '2026-11-01T00:00:00.000Z')).toBe(
      true,
    );
    const { body } = await read(programGeneratorId(overTen));
    expect(body).toMatchObject({ sums: 36, domain: 'add-subtract', ofProgram: true });
    expect(body.usedIn.map(({ collectionKey }) => collectionKey)).toEqual(
      expect.arrayContaining(['add-to-20-over-ten', 'add-subtract-to-20']),
    );
  });

  it('are not changed or put aside', async () => {
    const id = programGeneratorId(overTen);
    expect(await save(1, {}, id)).toMatchObject({ status: 409, body: { code: 'generator-of-program' } });
    const archived = await server.call('archiveGenerator', {
      params: { generatorId: id },
      as,
      body: { archived: true },
    });
    expect(archived).toMatchObject({ status: 409, body: { code: 'generator-of-program' } });
  });
});

describe('a generator', () => {
  it('is made, found, changed with before and after in the log, put aside and back', async () => {
    expect((await save(0)).body).toEqual({ version: 1 });
    expect((await read()).body).toMatchObject({ ...details, sums: 36, usedIn: [], archived: false });
    const count = 10;
    const recipe = {
      patterns: ['{a}+{b}=_'],
      values: { a: { min: 1, max: 9 }, b: { min: 1, max: 9 } },
      count,
    };
    expect((await save(1, { recipe })).body).toEqual({ version: 2 });
    expect((await read()).body).toMatchObject({ recipe, sums: 10 });
    const archive = (archived: boolean) => {
      server.advance(1000);
      return server.call('archiveGenerator', { params: { generatorId }, as, body: { archived } });
    };
    await archive(true);
    expect(await titles({ search: 'over de TIEN' })).toEqual([]);
    expect(await titles({ search: 'over de TIEN', state: 'archived' })).toEqual(['Over de tien']);
    await archive(false);
    const logged = await database.db
      .selectFrom('audit_event')
      .select(['action', 'changes'])
      .where('subject_id', '=', generatorId)
      .orderBy('at')
      .execute();
    expect(logged.map(({ action }) => action)).toEqual([
      'generator.saved',
      'generator.saved',
      'generator.archived',
      'generator.restored',
    ]);
    expect(logged[1]?.changes).toMatchObject({
      'recipe.count': [null, 10],
      'recipe.operation': ['add', null],
    });
  });

  it('is not changed by two people who do not know of each other', async () => {
    await save(0);
    expect(await save(0)).toMatchObject({ status: 409, body: { code: 'generator-changed' } });
    await save(1, { years: [4] });
    expect(await save(1, { years: [5] })).toMatchObject({ status: 409, body: { code: 'generator-changed' } });
    expect((await read()).body.years).toEqual([4]);
  });

  it.each([
    ['ranges without a sum', { ...details.recipe, result: { min: 30, max: 40 } }],
    ['a range that goes down', { ...details.recipe, left: { min: 9, max: 2 } }],
    ['a pattern that is no sum', { patterns: ['{a}=((('], values: { a: { min: 1, max: 2 } } }],
    [
      'too many combinations',
      { patterns: ['{a}+{b}=_'], values: { a: { min: 1, max: 9999 }, b: { min: 1, max: 9999 } } },
    ],
  ])('is refused with %s', async (_, recipe) => {
    expect(await save(0, { recipe })).toMatchObject({ status: 422, body: { code: 'generator-impossible' } });
    expect((await read()).status).toBe(404);
  });

  it('keeps markup and formulas in its name as text', async () => {
    const title = { nl: '=1+1 <img src=x onerror=alert(1)>', be: '', en: '' };
    await save(0, { title });
    expect((await read()).body.title).toEqual(title);
  });

  it('is not saved without a Dutch name', async () => {
    expect(await save(0, { title: { nl: ' ', be: '', en: 'Name' } })).toMatchObject({ status: 422 });
  });
});

describe('the list of generators', () => {
  it.each([
    ['title', 'asc'],
    ['years', 'asc'],
    ['sums', 'desc'],
  ] as const)('is paged by %s, %s, each once', async (sort, direction) => {
    const seen: string[] = [];
    const sums: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await server.call('listGenerators', {
        as,
        query: { size: '50', state: 'in-use', origin: 'program', sort, direction, ...(after && { after }) },
      });
      seen.push(...body.generators.map((each) => each.generatorId));
      sums.push(...body.generators.map((each) => each.sums));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(programGenerators().length);
    if (sort === 'sums') expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  });

  it('is filtered by domain and year', async () => {
    const fractions = await titles({ domain: 'fractions', year: '5' });
    expect(fractions).toContain('De helft en een kwart van');
    expect(fractions).not.toContain('Breuken optellen en aftrekken, ongelijknamig');
    expect(await titles({ domain: 'fractions', year: '3' })).toEqual([]);
  });
});
