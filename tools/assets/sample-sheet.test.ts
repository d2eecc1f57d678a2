import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { materialNames, materials } from '../../assets/drawing/materials';
import { sampleSheet } from './sample-sheet';
import { readDrawing } from './svg/read-drawing';
import { symbolNames } from './svg/symbols';

describe('the sample for designers', () => {
  it('shows every material and every symbol, and comes through the pipeline', () => {
    const sheet = sampleSheet();
    for (const name of materialNames) expect(sheet).toContain(`class="mat-${name}"`);
    for (const name of symbolNames()) expect(sheet).toContain(`<use href="#sym-${name}"`);
    expect(readDrawing('sample.svg', sheet).svg).toContain('<clipPath');
  });

  it('is flat: without the pipeline it needs no parameters, filters or gradients', () => {
    expect(sampleSheet()).not.toMatch(/var\(|<filter|Gradient/);
  });

  it('stands in the folder as it is written', () => {
    expect(readFileSync('assets/sample/sample.svg', 'utf8')).toBe(sampleSheet());
  });

  it('is told of in the page for designers, each material with what it is for', () => {
    const page = readFileSync('docs/drawing.md', 'utf8');
    for (const name of materialNames)
      expect(page).toContain(`| \`mat-${name}\` | ${materials[name].about} |`);
  });
});
