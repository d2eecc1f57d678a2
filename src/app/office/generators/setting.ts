import type { ComponentType } from 'react';

/** Field of one setting of a recipe. */
export interface SettingProps<Value, Recipe> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly recipe: Recipe;
}

/** A field for every setting that a recipe can have: the compiler refuses a table that lacks one. */
export type SettingFields<Recipe> = {
  readonly [K in keyof Recipe]-?: ComponentType<SettingProps<Recipe[K], Recipe>>;
};

/** Returns a recipe with one setting changed; undefined takes the setting away. */
export function withSetting<Recipe extends object, K extends keyof Recipe>(
  recipe: Recipe,
  setting: K,
  value: Recipe[K] | undefined,
): Recipe {
  const { [setting]: _, ...rest } = recipe;
  return (value === undefined ? rest : { ...recipe, [setting]: value }) as Recipe;
}
