import * as z from 'zod';
import { ladderLimits } from '@/maths/collections/generated-ladder';
import { strategyNames } from '@/maths/strategy/names/strategy-names';
import { Id } from '../auth';
import { officeRoles, route } from '../route';
import { GeneratorRecipe, OfficeDomain, OfficeTitle, OfficeYears, sumListQuery } from './generators';

const office = { tenancy: 'office', roles: officeRoles } as const;

/** `tables-all` of the program, `office-…` of the office. */
const Key = z
  .string()
  .regex(/^[a-z\d][a-z\d-]*$/)
  .max(64);
const one = z.object({ collectionKey: Key });

const Step = z.object({
  generatorId: Id,
  /** Only the sums of this strategy; null: all. */
  strategy: z.enum(strategyNames).nullable(),
  /** The collection that a pupil falls back on where these sums are too hard. */
  prerequisite: Key.nullable(),
});

const Draft = z.object({
  title: OfficeTitle,
  years: OfficeYears,
  /** Easy to hard. */
  steps: z.array(Step).max(ladderLimits.steps),
  /** The collections that come after it. */
  next: z.array(Key).max(4),
});

const Head = z.object({
  collectionKey: Key,
  ofProgram: z.boolean(),
  title: OfficeTitle,
  domain: OfficeDomain,
  years: OfficeYears,
  sums: z.number().int(),
  steps: z.number().int(),
  /** 0: never. */
  publishedVersion: z.number().int(),
  archived: z.boolean(),
});

/** Collections as ladders of generators. */
export const officeCollections = {
  /** One page. */
  listOfficeCollections: route({
    ...office,
    method: 'GET',
    path: '/api/office/collections',
    query: z.object({
      ...sumListQuery,
      /** The last row of the page before. */
      after: Key.optional(),
    }),
    reply: z.object({ collections: z.array(Head), next: Key.nullable() }),
  }),
  readOfficeCollection: route({
    ...office,
    method: 'GET',
    path: '/api/office/collections/:collectionKey',
    params: one,
    reply: Head.omit({ steps: true }).extend({
      ...Draft.shape,
      /** Of each generator in the draft. */
      generators: z.array(
        z.object({ generatorId: Id, title: OfficeTitle, recipe: GeneratorRecipe, archived: z.boolean() }),
      ),
      version: z.number().int(),
      /** The ladder as it was last published; null when it never was, and of the program, which changes in no other way. */
      published: z
        .object({
          title: OfficeTitle,
          years: OfficeYears,
          next: z.array(Key),
          steps: z.array(
            Step.extend({
              title: OfficeTitle,
              sums: z.number().int(),
              difficulty: z.number(),
              checksum: z.string(),
            }),
          ),
          publishedAt: z.string(),
        })
        .nullable(),
    }),
  }),
  /** Makes or changes a draft; refused when somebody else changed it since `version` was read. */
  saveOfficeCollection: route({
    ...office,
    method: 'PUT',
    path: '/api/office/collections/:collectionKey',
    params: one,
    body: Draft.extend({
      /** 0 for a new collection. */
      version: z.int().min(0).max(1_000_000),
    }),
    reply: z.object({ version: z.number().int() }),
    perAddress: { perSecond: 1, burst: 20 },
  }),
  /**
   * Publishes the draft as a new version, which schools can choose at once. Windows keep the version they began with.
   */
  publishOfficeCollection: route({
    ...office,
    method: 'PUT',
    path: '/api/office/collections/:collectionKey/published',
    params: one,
    body: z.object({
      /** The draft that was looked at. */
      version: z.int().min(1).max(1_000_000),
    }),
    reply: z.object({ publishedVersion: z.number().int() }),
    perAddress: { perSecond: 1, burst: 20 },
  }),
  /** Undoes publishing: the version before the last one is published once more, as the newest. */
  putBackOfficeCollection: route({
    ...office,
    method: 'PUT',
    path: '/api/office/collections/:collectionKey/put-back',
    params: one,
    body: z.object({
      /** The version that is undone. */
      publishedVersion: z.int().min(1).max(1_000_000),
    }),
    reply: z.object({ publishedVersion: z.number().int() }),
    perAddress: { perSecond: 1, burst: 20 },
  }),
  /** Takes a collection out of what schools can choose, or puts it back; who practises it goes on. */
  archiveOfficeCollection: route({
    ...office,
    method: 'PUT',
    path: '/api/office/collections/:collectionKey/archived',
    params: one,
    body: z.object({ archived: z.boolean() }),
    reply: z.object({}),
  }),
};
