import { z } from 'zod';
import { ArtError } from './art-error';
import type { Recipe } from './synth';

const hertz = z.number().min(20).max(20_000);
const share = z.number().min(0).max(1);

const Voice = z.strictObject({
  wave: z.enum(['sine', 'triangle', 'square', 'noise']),
  from: hertz,
  to: hertz.optional(),
  at: z.number().min(0).max(10_000).optional(),
  ms: z.number().positive().max(10_000),
  attack: z.number().min(0).optional(),
  volume: share.optional(),
  vibrato: z.number().min(0).optional(),
});

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Recipes = z.record(name, z.array(Voice).min(1));

const Icons = z.record(name, z.strictObject({ icon: z.string(), size: z.number().int().min(8).max(1024) }));

/** Painted layers of a world, from back to front. */
const Layers = z.record(
  name,
  z.strictObject({
    parallax: share,
    only: z.enum(['landscape', 'portrait']).optional(),
    quality: z.number().int().min(60).max(95).optional(),
  }),
);

/** What `layers.json` says of a drawing: how it moves with the pointer, in which layout it is, its WebP quality. */
export type LayerEntry = z.infer<typeof Layers>[string];

/** A Fluent icon as a game wants it; its size in design px. */
export type IconEntry = z.infer<typeof Icons>[string];

/** Reads a file of JSON by what may stand in it. Throws an ArtError that names the file, the place and what is wrong. */
function read<Content>(file: string, text: string, schema: z.ZodType<Content>): Content {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ArtError(`${file}: this is no JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
  const found = schema.safeParse(json);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const place = issue?.path.map((part) =>
    typeof part === 'number' ? `voice ${part + 1}` : `"${String(part)}"`,
  );
  throw new ArtError(`${file}: ${place?.join(', ') ?? ''}: ${issue?.message ?? 'cannot be used'}`);
}

/** The sounds of a game by name. */
export const readRecipes = (file: string, text: string): Readonly<Record<string, Recipe>> =>
  read(file, text, Recipes) as Readonly<Record<string, Recipe>>;

/** The icons of a game by the name it gives them. */
export const readIcons = (file: string, text: string): Readonly<Record<string, IconEntry>> =>
  read(file, text, Icons);

/** The drawings of a game that are painted layers, by name, from back to front. */
export const readLayers = (file: string, text: string): Readonly<Record<string, LayerEntry>> =>
  read(file, text, Layers);
