import { describe, expect, it } from 'vitest';
import { keysIn, unusedKeys } from './unused-texts';

const unused = (source: string, ...keys: string[]) => unusedKeys(keys, keysIn([source]));

describe('unusedKeys', () => {
  it('finds keys in quotes, with or without an area', () => {
    const source = `t('map.title'); crumb("school:groups.title"); t(on ? 'list.open' : 'list.close')`;
    expect(unused(source, 'map.title', 'groups.title', 'list.open', 'list.close', 'list.gone')).toEqual([
      'list.gone',
    ]);
  });

  it('finds the plural forms of a key', () => {
    expect(unused(`t('steps', { count })`, 'steps_zero', 'steps_one', 'steps_other')).toEqual([]);
  });

  it('takes a composed key for all that fit', () => {
    const source = `t(\`common:domain.\${domain}\`); t(\`\${area}.over\`)`;
    expect(unused(source, 'domain.money', 'start.over', 'start.text')).toEqual(['start.text']);
  });

  it('does not take a wholly composed key for every key', () => {
    expect(unused(`\`\${key}\``, 'map.title')).toEqual(['map.title']);
  });
});
