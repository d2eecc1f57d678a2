import { describe, expect, it } from 'vitest';
import { ArtError } from '../art-error';
import { readSvg } from './lint';

const svg = (body: string, root = 'viewBox="-10 -20 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`;

describe('an imported drawing', () => {
  it('returns its box, so that its origin becomes the pivot', () => {
    expect(readSvg('art/rubber-duck.svg', svg('<path d="M0 0h4v4Z"/>'))).toMatchObject({
      x: -10,
      y: -20,
      width: 40,
      height: 30,
    });
  });

  it.each([
    ['no viewBox', 'art/duck.svg', svg('', 'width="4" height="4"'), 'viewBox'],
    ['a script', 'art/duck.svg', svg('<script>1</script>'), 'script'],
    ['a picture in it', 'art/duck.svg', svg('<image href="#a"/>'), 'picture'],
    ['text', 'art/duck.svg', svg('<text>7</text>'), 'outlines'],
    ['a link to elsewhere', 'art/duck.svg', svg('<use href="http://x.test/a.svg#b"/>'), 'outside'],
    ['paint from elsewhere', 'art/duck.svg', svg('<path fill="url(other.svg#a)"/>'), 'outside'],
    ['an event handler', 'art/duck.svg', svg('<path onclick="go()"/>'), 'handler'],
    ['a name in capitals', 'art/Rubber Duck.svg', svg('<path/>'), 'lower case'],
    ['something that is no SVG', 'art/duck.svg', 'PNG', 'no SVG'],
  ])('is refused with file and reason when it has %s', (_what, file, text, reason) => {
    expect(() => readSvg(file, text)).toThrow(ArtError);
    expect(() => readSvg(file, text)).toThrow(reason);
    expect(() => readSvg(file, text)).toThrow(file);
  });

  it('may refer to its own gradients and clips', () => {
    expect(readSvg('a.svg', svg('<use href="#p"/><path fill="url(#g)" clip-path="url(#c)"/>')).width).toBe(
      40,
    );
  });
});
