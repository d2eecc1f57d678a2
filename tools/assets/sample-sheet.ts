import { lettering } from '../../assets/drawing/lettering';
import { type MaterialName, materialNames, materials } from '../../assets/drawing/materials';
import { fill } from '../../assets/drawing/paint';
import { box } from '../../assets/drawing/shape';
import { serialise } from './svg/serialise';
import { symbolFolder, symbolNames, symbolShelf } from './svg/symbols';

const columns = 6;
const cell = { width: 190, material: 150, symbol: 210 };
const margin = 30;
const ink = '#2b2a4c';

const label = (text: string, x: number, y: number, size = 17) => fill(lettering(text, x, y, size), ink);

const swatch = (name: MaterialName, x: number, y: number): string => {
  const { colour } = materials[name];
  if (name === 'shadow')
    return `<ellipse class="mat-shadow" cx="${x}" cy="${y}" rx="62" ry="20" fill="${colour}" opacity=".36"/>`;
  if (name === 'glow') return `<circle class="mat-glow" cx="${x}" cy="${y}" r="36" fill="${colour}"/>`;
  return `<rect class="mat-${name}" x="${x - 62}" y="${y - 44}" width="124" height="88" rx="22" fill="${colour}"/>`;
};

/** What the other words do, each on a small example. */
const words: Readonly<Record<string, (x: number, y: number) => string>> = {
  'mat-wood on a line': (x, y) =>
    `<path class="mat-wood" fill="none" stroke="#c98d5c" stroke-width="14" stroke-linecap="round" d="M${x - 60} ${y + 20}Q${x} ${y - 70} ${x + 60} ${y + 20}"/>`,
  inlay: (x, y) =>
    `<rect class="mat-cloth" x="${x - 52}" y="${y - 40}" width="104" height="80" rx="16" fill="#5f8fc0"/>` +
    `<rect class="inlay" x="${x - 52}" y="${y - 16}" width="104" height="14" fill="#fff6e0"/>` +
    `<rect class="inlay" x="${x - 52}" y="${y + 10}" width="104" height="14" fill="#fff6e0"/>`,
  fold: (x, y) =>
    `<path class="mat-cloth" d="M${x - 44} ${y - 42}H${x + 44}L${x + 58} ${y + 40}Q${x} ${y + 52} ${x - 58} ${y + 40}Z" fill="#e87ba6"/>` +
    [-22, 6, 30]
      .map(
        (dx) =>
          `<path class="fold" fill="none" stroke="#e87ba6" stroke-width="3.4" stroke-linecap="round" d="M${x + dx} ${y - 26}Q${x + dx * 1.1} ${y + 8} ${x + dx * 1.3} ${y + 36}"/>`,
      )
      .join(''),
  flat: (x, y) =>
    `<g class="mat-soft"><circle cx="${x}" cy="${y}" r="44" fill="#ffc83d" style="--shade:#e8862a"/>` +
    `<g class="flat" fill="#3a2230"><ellipse cx="${x - 14}" cy="${y - 8}" rx="5" ry="7"/><ellipse cx="${x + 14}" cy="${y - 8}" rx="5" ry="7"/></g></g>`,
  'on-ground': (x, y) =>
    `<g class="mat-soft on-ground"><rect x="${x - 34}" y="${y - 40}" width="68" height="78" rx="14" fill="#8a6fc9"/></g>`,
  'on-water': (x, y) =>
    `<g class="mat-soft on-water"><path d="M${x - 52} ${y}H${x + 52}Q${x + 44} ${y + 34} ${x + 18} ${y + 34}H${x - 18}Q${x - 44} ${y + 34} ${x - 52} ${y}Z" fill="#e0493f"/></g>`,
};

/** A symbol without its materials: what an editor or browser shows. */
function flatSymbol(name: string): string {
  const { root, box: bounds } = symbolShelf()(name);
  const { x, y, width, height } = bounds;
  const inner = serialise(root.children, name).replace(/var\(--[-\w]+, ([^)]*)\)/g, '$1');
  return `<symbol id="sym-${name}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="xMidYMax meet">${inner}</symbol>`;
}

const colourOf = (name: string): string => symbolShelf()(name).root.attributes.color ?? ink;

/**
 * A file to open in an editor: every material, every further word and every symbol by name, in flat colours. What the
 * pipeline makes of it stands beside it.
 */
export function sampleSheet(): string {
  const symbols = symbolNames();
  const at = (index: number, top: number, height: number) => ({
    x: margin + ((index % columns) + 0.5) * cell.width,
    y: top + Math.floor(index / columns) * height,
  });
  const rows = (count: number) => Math.ceil(count / columns);
  const wordsTop = margin + rows(materialNames.length) * cell.material;
  const symbolsTop = wordsTop + rows(Object.keys(words).length) * cell.material;
  const width = margin * 2 + columns * cell.width;
  const height = symbolsTop + rows(symbols.length) * cell.symbol + margin;
  const parts = [
    fill(box(0, 0, width, height, 0), '#e6f4f6'),
    ...materialNames.map((name, index) => {
      const { x, y } = at(index, margin, cell.material);
      return `<g id="material-${name}">${swatch(name, x, y + 50)}${label(`mat-${name}`, x, y + 120)}</g>`;
    }),
    ...Object.entries(words).map(([name, example], index) => {
      const { x, y } = at(index, wordsTop, cell.material);
      return `<g id="example-${index + 1}">${example(x, y + 50)}${label(name, x, y + 122)}</g>`;
    }),
    ...symbols.map((name, index) => {
      const { x, y } = at(index, symbolsTop, cell.symbol);
      const used = `<use href="#sym-${name}" x="${x - 80}" y="${y + 4}" width="160" height="160" color="${colourOf(name)}"/>`;
      return `<g id="symbol-${name}">${used}${label(`sym-${name}`, x, y + 190)}</g>`;
    }),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<!-- Written by npm run assets from assets/drawing/materials.ts and ${symbolFolder}. Copy from it; docs/drawing.md tells how. -->`,
    `<defs>`,
    ...symbols.map(flatSymbol),
    `</defs>`,
    ...parts,
    `</svg>`,
    '',
  ].join('\n');
}
