import * as z from 'zod';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { Id } from '../auth';
import { officeRoles, route } from '../route';
import { generatorLimits as most } from './generator-limits';

const office = { tenancy: 'office', roles: officeRoles } as const;

const Whole = z.int().min(-most.number).max(most.number);
const Range = z.strictObject({ min: Whole, max: Whole });

const NumbersRecipe = z.strictObject({
  operation: z.enum(['add', 'subtract', 'multiply', 'divide', 'split']),
  left: Range,
  right: Range,
  result: Range,
  overTen: z.enum(['yes', 'no', 'any']),
  holes: z.array(z.enum(['left', 'right', 'result'])).max(3),
  tables: z.array(z.int().min(0).max(100)).max(most.tables),
});

const PatternValues = z.union([
  z.strictObject({
    min: Whole,
    max: Whole,
    step: Whole.exactOptional(),
    places: z.int().min(0).max(10).exactOptional(),
    money: z.boolean().exactOptional(),
    whole: z.literal(false).exactOptional(),
  }),
  z.strictObject({
    denominators: z.array(z.int().min(0).max(1000)).max(most.denominators),
    terms: z.enum(['lowest', 'any', 'reducible']).exactOptional(),
  }),
  z.strictObject({ from: Whole, to: Whole, every: Whole }),
  z.strictObject({ oneOf: z.array(z.string().max(most.text)).max(most.texts) }),
]);

const PatternName = z.string().regex(/^\w+$/).max(most.name);

const PatternRecipe = z.strictObject({
  patterns: z.array(z.string().max(most.pattern)).max(most.patterns),
  values: z
    .record(PatternName, PatternValues)
    .refine((values) => Object.keys(values).length <= most.names, { params: { key: 'maxLength' } }),
  answer: z
    .strictObject({
      above: Whole.exactOptional(),
      min: Whole.exactOptional(),
      max: Whole.exactOptional(),
      places: z.int().min(0).max(10).exactOptional(),
      whole: z.literal(false).exactOptional(),
      denominator: z.int().min(1).max(1000).exactOptional(),
    })
    .exactOptional(),
  carries: z.enum(['none', 'some']).exactOptional(),
  rising: z.array(PatternName).max(most.names).exactOptional(),
  rest: z.literal('some').exactOptional(),
  count: z.int().min(0).max(most.count).exactOptional(),
});

/** Settings of a generator: of two numbers and a sign, or of patterns. */
export const GeneratorRecipe = z.union([NumbersRecipe, PatternRecipe]);

/** Flemish and English stay empty where the Dutch text is for everybody. */
export const OfficeTitle = z.object({
  nl: z.string().trim().max(most.title),
  be: z.string().trim().max(most.title),
  en: z.string().trim().max(most.title),
});

export const OfficeYears = z.array(z.int().min(1).max(8)).max(8);
export const OfficeDomain = z.enum(collectionDomains);

/** Filters of the two lists of what sums are made of. */
export const sumListQuery = {
  size: z.enum(['10', '25', '50', '100']).default('25'),
  search: z.string().trim().max(80).optional(),
  domain: OfficeDomain.optional(),
  year: z.enum(['1', '2', '3', '4', '5', '6', '7', '8']).optional(),
  state: z.enum(['in-use', 'archived']).default('in-use'),
  origin: z.enum(['program', 'office']).optional(),
  /** Years by the lowest. */
  sort: z.enum(['title', 'years', 'sums']).default('title'),
  direction: z.enum(['asc', 'desc']).default('asc'),
};

const Head = z.object({
  generatorId: Id,
  ofProgram: z.boolean(),
  title: OfficeTitle,
  domain: OfficeDomain,
  years: OfficeYears,
  sums: z.number().int(),
  /** Ids of an easy sum, one from the middle and a hard one. */
  examples: z.array(z.string()),
  archived: z.boolean(),
});

const one = z.object({ generatorId: Id });

/** Generators of sums. */
export const officeGenerators = {
  /** One page. */
  listGenerators: route({
    ...office,
    method: 'GET',
    path: '/api/office/generators',
    query: z.object({
      ...sumListQuery,
      /** The last row of the page before. */
      after: Id.optional(),
    }),
    reply: z.object({ generators: z.array(Head), next: Id.nullable() }),
  }),
  readGenerator: route({
    ...office,
    method: 'GET',
    path: '/api/office/generators/:generatorId',
    params: one,
    reply: Head.extend({
      recipe: GeneratorRecipe,
      version: z.number().int(),
      /** Collections with this generator in their draft or in what is published. */
      usedIn: z.array(z.object({ collectionKey: z.string(), title: OfficeTitle, published: z.boolean() })),
    }),
  }),
  /** Makes or changes a generator; refused when its settings give no sums, and when somebody changed it meanwhile. */
  saveGenerator: route({
    ...office,
    method: 'PUT',
    path: '/api/office/generators/:generatorId',
    params: one,
    body: z.object({
      title: OfficeTitle.refine(({ nl }) => nl !== '', { path: ['nl'], params: { key: 'required' } }),
      years: OfficeYears,
      recipe: GeneratorRecipe,
      /** 0 for a new generator. */
      version: z.int().min(0).max(1_000_000),
    }),
    reply: z.object({ version: z.number().int() }),
    // All sums of the recipe are made to see that there are some.
    perAddress: { perSecond: 1, burst: 20 },
  }),
  /** Puts a generator aside, so that no new ladder takes it, or puts it back. */
  archiveGenerator: route({
    ...office,
    method: 'PUT',
    path: '/api/office/generators/:generatorId/archived',
    params: one,
    body: z.object({ archived: z.boolean() }),
    reply: z.object({}),
  }),
};
