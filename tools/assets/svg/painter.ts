import { fold, materials, rod } from '../../../assets/drawing/materials';
import { group, stroke } from '../../../assets/drawing/paint';
import { type Markup, mask } from '../../../assets/drawing/sheet';
import { shadow } from '../../../assets/drawing/volume';
import { ArtError } from '../art-error';
import {
  type Bounds,
  boundsOf,
  identity,
  invert,
  type Matrix,
  mapPath,
  multiply,
  pathData,
  readTransform,
  scaleOf,
  unite,
} from './path';
import { plainColour } from './plain-colour';
import { rawMarkup, rootMarkup, styleText } from './raw';
import { drawnChildren, isHidden, refuseForeign } from './refusals';
import { computed, openScope, partOf, type Scope } from './scope';
import { isShape, outlineOf } from './shape-path';
import { declaredOn, type Properties, resolve } from './style';
import type { SharedSymbol, SymbolShelf } from './symbols';
import { isEditors, type Node, refuse } from './tree';
import { grounds, readWords, type Words } from './words';

/** Elements that are drawn only where something refers to them. */
const definitionNames = new Set(
  'defs symbol linearGradient radialGradient clipPath mask filter pattern marker style'.split(' '),
);

/** Where an element stands: in which file, moved how, below what, in what material. */
interface Place {
  readonly scope: Scope;
  readonly matrix: Matrix;
  readonly properties: Properties;
  readonly material: Words['material'];
  /** Lines here are folds in cloth. */
  readonly fold: boolean;
  /** What is being drawn from the root to here: a symbol or part that is met again would never end. */
  readonly within: readonly string[];
}

const attribute = (matrix: Matrix) =>
  matrix.every((value, index) => value === identity[index])
    ? ''
    : `transform="matrix(${matrix.map((value) => Math.round(value * 1e6) / 1e6).join(' ')})"`;

const wrap = (markup: Markup, attributes: string): Markup =>
  markup === '' || attributes.trim() === '' ? markup : `<g ${attributes.trim()}>${markup}</g>`;

const numberOf = (node: Node, name: string) => Number.parseFloat(node.attributes[name] ?? '');

/** Draws a file: materials get light and shade, symbols are put in, the rest is as it stands. */
export class Painter {
  readonly scopes: Scope[] = [];

  readonly #shelf: SymbolShelf;

  constructor(shelf: SymbolShelf) {
    this.#shelf = shelf;
  }

  /** Opens a file; its ids and parameters are its own. */
  open(file: string, root: Node, given: Properties = {}): Place {
    const scope = openScope(file, root, this.scopes.length, given);
    refuseForeign(file, root, scope.sheet);
    this.scopes.push(scope);
    return {
      scope,
      matrix: identity,
      properties: scope.properties,
      material: undefined,
      fold: false,
      within: [file],
    };
  }

  /** The children of an element, each shape with what is inlaid in it. */
  children(node: Node, place: Place): Markup {
    const { scope } = place;
    const drawn = drawnChildren(node).filter((child) => !this.#isLeftOut(scope, child));
    let out = '';
    for (let at = 0; at < drawn.length; at++) {
      const child = drawn[at];
      if (!child) continue;
      const words = readWords(scope.file, child, scope.sheet);
      if (words.inlay)
        refuse(scope.file, child.line, 'an inlay follows the shape it lies in, which has a material (mat-…)');
      const inlays: Node[] = [];
      const takesInlays = isShape(child) && (words.material ?? place.material) && !words.flat;
      for (let next = drawn[at + 1]; takesInlays && next; next = drawn[at + 1]) {
        if (!readWords(scope.file, next, scope.sheet).inlay) break;
        inlays.push(next);
        at++;
      }
      out += this.#element(child, words, place, inlays);
    }
    return out;
  }

  /** The box round an element and all in it, in the drawing's units. */
  boundsIn(node: Node, place: Place): Bounds | undefined {
    const { scope } = place;
    if (this.#isLeftOut(scope, node)) return undefined;
    const words = readWords(scope.file, node, scope.sheet);
    if (words.material === 'shadow' || words.material === 'glow') return undefined;
    const inner = this.#inner(node, words, place);
    if (isShape(node)) return boundsOf(mapPath(outlineOf(node), inner.matrix));
    const target =
      node.name === 'use' ? this.#target(node, words, inner) : { nodes: drawnChildren(node), place: inner };
    const boxes = target.nodes.flatMap((child) => this.boundsIn(child, target.place) ?? []);
    return unite(boxes);
  }

  /** Finds the element that names the pivot; its middle, in the drawing's units. */
  pivot(node: Node, place: Place): readonly [x: number, y: number] | undefined {
    for (const child of drawnChildren(node)) {
      if (isEditors(child) || definitionNames.has(child.name)) continue;
      const words = readWords(place.scope.file, child, place.scope.sheet);
      const inner = this.#inner(child, words, place);
      if (words.pivot) {
        const found = isShape(child)
          ? boundsOf(mapPath(outlineOf(child), inner.matrix))
          : unite(child.children.flatMap((part) => this.boundsIn(part, inner) ?? []));
        if (found) return [found.x + found.width / 2, found.y + found.height / 2];
      }
      const deeper = this.pivot(child, inner);
      if (deeper) return deeper;
    }
    return undefined;
  }

  #isLeftOut(scope: Scope, node: Node): boolean {
    return (
      isEditors(node) ||
      definitionNames.has(node.name) ||
      isHidden(node, scope.sheet) ||
      readWords(scope.file, node, scope.sheet).pivot
    );
  }

  #inner(node: Node, words: Words, place: Place): Place {
    return {
      ...place,
      matrix: multiply(place.matrix, readTransform(node.attributes.transform)),
      properties: computed(place.properties, declaredOn(node, place.scope.sheet)),
      material: words.flat ? undefined : (words.material ?? place.material),
      fold: !words.flat && (words.fold || place.fold),
    };
  }

  #element(node: Node, words: Words, place: Place, inlays: readonly Node[]): Markup {
    const { scope } = place;
    const inner = this.#inner(node, words, place);
    const { file, sheet } = scope;
    const drawn = (): Markup => {
      if (words.symbol !== undefined && node.name !== 'use')
        return this.#standIn(node, words.symbol, inner, place);
      if (isShape(node)) {
        const shaded = (inner.material || inner.fold) && inner.properties.visibility !== 'hidden';
        return shaded ? this.#shaded(node, inner, place, inlays) : rawMarkup(scope, node, place.properties);
      }
      const own = declaredOn(node, sheet);
      const style = styleText(scope, node, own, inner.properties);
      const { transform = '' } = node.attributes;
      const moved = transform && `transform="${transform}"`;
      if (node.name === 'use') {
        const target = this.#target(node, words, inner);
        const markup = wrap(
          target.nodes.map((child) => this.#used(child, target.place)).join(''),
          attribute(multiply(invert(inner.matrix) ?? identity, target.place.matrix)),
        );
        return wrap(markup, moved + style);
      }
      if (['g', 'a', 'switch'].includes(node.name)) return wrap(this.children(node, inner), moved + style);
      return refuse(
        file,
        node.line,
        `<${node.name}> is not drawn here: ungroup it, or turn it into shapes and groups`,
      );
    };
    return this.#contactShadow(node, words, place) + drawn();
  }

  /** What is used: of a symbol, all that is in it. */
  #used(node: Node, place: Place): Markup {
    if (node.name === 'svg') return rootMarkup(place.scope, node, this.children(node, place));
    const words = readWords(place.scope.file, node, place.scope.sheet);
    if (node.name !== 'symbol') return this.#element(node, words, place, []);
    const inner = this.#inner(node, words, place);
    return rootMarkup(place.scope, node, this.children(node, inner));
  }

  /** What a `use` stands for, and where. Throws an ArtError when it leads back to itself. */
  #target(node: Node, words: Words, place: Place): { nodes: readonly Node[]; place: Place } {
    const { scope } = place;
    const id = (node.attributes.href ?? '').slice(1);
    const [x, y] = [numberOf(node, 'x') || 0, numberOf(node, 'y') || 0];
    const symbol = /^sym-(.+)$/.exec(id)?.[1] ?? words.symbol;
    if (symbol !== undefined) {
      const shared = this.#shared(symbol, node, place);
      const [width, height] = [numberOf(node, 'width'), numberOf(node, 'height')];
      const fitted =
        width > 0 && height > 0 ? fitInto(shared.box, { x, y, width, height }) : identityAt(x, y);
      return this.#symbolAt(shared, place, multiply(place.matrix, fitted));
    }
    const target = partOf(scope, node, id);
    const key = `${scope.file}#${id}`;
    if (place.within.includes(key))
      return refuse(scope.file, node.line, `"#${id}" uses itself: take it out of what it draws`);
    return {
      nodes: [target],
      place: {
        ...place,
        matrix: multiply(place.matrix, identityAt(x, y)),
        within: [...place.within, key],
      },
    };
  }

  #shared(name: string, node: Node, { scope, within }: Place): SharedSymbol {
    try {
      const shared = this.#shelf(name);
      if (within.includes(shared.file))
        refuse(scope.file, node.line, `"sym-${name}" uses itself: take it out of what it draws`);
      return shared;
    } catch (error) {
      if (error instanceof ArtError && !error.message.includes(', line '))
        return refuse(scope.file, node.line, error.message);
      throw error;
    }
  }

  #symbolAt(shared: SharedSymbol, place: Place, matrix: Matrix): { nodes: readonly Node[]; place: Place } {
    const given = Object.entries(place.properties).filter(
      ([name]) => name.startsWith('--') || name === 'color',
    );
    const opened = this.open(shared.file, shared.root, Object.fromEntries(given));
    return {
      nodes: [shared.root],
      place: { ...opened, matrix, within: [...place.within, shared.file] },
    };
  }

  /** A symbol in place of a shape or group that has its name: as large as that is, in the colour of that shape. */
  #standIn(node: Node, name: string, inner: Place, place: Place): Markup {
    const { scope } = place;
    const box = isShape(node)
      ? boundsOf(mapPath(outlineOf(node), inner.matrix))
      : unite(drawnChildren(node).flatMap((child) => this.boundsIn(child, inner) ?? []));
    if (!box || box.width === 0 || box.height === 0)
      return refuse(scope.file, node.line, `"sym-${name}" has no size: draw a shape as large as it is to be`);
    const shared = this.#shared(name, node, place);
    const colour = isShape(node)
      ? plainColour(resolve(inner.properties.fill ?? 'none', inner.properties))
      : undefined;
    const at = { ...inner, properties: { ...inner.properties, ...(colour && { color: colour }) } };
    const target = this.#symbolAt(shared, at, fitInto(shared.box, box));
    const matrix = multiply(invert(place.matrix) ?? identity, target.place.matrix);
    const own = declaredOn(node, scope.sheet);
    const style = own.opacity ? ` opacity="${own.opacity}"` : '';
    return wrap(this.#used(shared.root, target.place), attribute(matrix) + style);
  }

  #contactShadow(node: Node, words: Words, place: Place): Markup {
    const box = words.ground && this.boundsIn(node, place);
    if (!words.ground || !box) return '';
    const { x, y, width, height } = box;
    const cast = shadow(
      x + width * 0.56,
      y + height - width * 0.015,
      width * 0.45,
      Math.min(width * 0.09, 16),
      0.35,
      grounds[words.ground],
    );
    return wrap(cast, attribute(invert(place.matrix) ?? identity));
  }

  #shaded(node: Node, inner: Place, place: Place, inlays: readonly Node[]): Markup {
    const { scope, matrix, properties } = inner;
    const back = invert(matrix);
    const path = mapPath(outlineOf(node), matrix);
    const box = boundsOf(path);
    if (!back || !box) return '';
    const value = (name: string, otherwise: string) => resolve(properties[name] ?? otherwise, properties);
    const shape = pathData(path);
    const paint = value('fill', '#000000');
    const line = value('stroke', 'none');
    const width = (Number.parseFloat(value('stroke-width', '1')) || 0) * scaleOf(matrix);
    const lined = line !== 'none' && width > 0;
    let body = '';
    if (paint !== 'none' && !inner.fold) {
      const colour = this.#colour(scope, node, paint);
      const graded = paint.startsWith('url(')
        ? wrap(rawMarkup(scope, bare(node, 'stroke:none;fill-opacity:1'), properties), attribute(matrix))
        : '';
      const inlaid = inlays.map((inlay) => this.#inlay(inlay, place)).join('');
      const depth = Number.parseFloat(value('--depth', ''));
      const shade = plainColour(value('--shade', ''));
      const see = Number.parseFloat(value('fill-opacity', '1'));
      const opacity = Number.parseFloat(declaredOn(node, scope.sheet).opacity ?? '1');
      body = materials[inner.material ?? 'soft'].paint({
        ...box,
        shape,
        colour,
        inside: graded + wrap(inlaid, attribute(place.matrix)),
        evenOdd: value('fill-rule', 'nonzero') === 'evenodd',
        faded: see < 1 || opacity < 1,
        ...(depth > 0 && { depth }),
        ...(shade && { shade }),
      });
      if (see < 1) body = group(body, `opacity="${see}"`);
    }
    if (lined && inner.fold) body += fold(shape, this.#colour(scope, node, line), width);
    else if (lined && body === '') body = rodIn(shape, this.#colour(scope, node, line), width, box);
    else if (lined) {
      body += wrap(rawMarkup(scope, bare(node, 'fill:none'), properties), attribute(matrix));
    }
    const own = declaredOn(node, scope.sheet);
    const kept = Object.fromEntries(
      ['opacity', 'clip-path', 'mask', 'filter', 'mix-blend-mode'].flatMap((name) =>
        own[name] ? [[name, own[name]]] : [],
      ),
    );
    const style = styleText(scope, node, kept, properties);
    const { transform = '' } = node.attributes;
    // What cuts or fades the shape is in the shape's own units; light and shade are in those of the drawing.
    return style
      ? wrap(wrap(body, attribute(back)), (transform && `transform="${transform}"`) + style)
      : wrap(body, attribute(invert(place.matrix) ?? identity));
  }

  #inlay(node: Node, place: Place): Markup {
    const words = readWords(place.scope.file, node, place.scope.sheet);
    return this.#element(node, { ...words, inlay: false }, { ...place, material: undefined }, []);
  }

  /** The colour that light and shade are mixed from: of a gradient the middle one. */
  #colour(scope: Scope, node: Node, paint: string): string {
    const id = /^url\(\s*["']?#([^"')]+)/.exec(paint)?.[1];
    if (id !== undefined) {
      const stops = stopsOf(scope, id);
      const stop = stops[Math.floor((stops.length - 1) / 2)];
      const said =
        stop && resolve(declaredOn(stop, scope.sheet)['stop-color'] ?? '#000000', scope.properties);
      return (said && plainColour(said)) ?? '#9a93b8';
    }
    return (
      plainColour(paint) ??
      refuse(scope.file, node.line, `the colour "${paint}" is not read here: write it as #rrggbb`)
    );
  }
}

function rodIn(shape: string, colour: string, width: number, box: Bounds): Markup {
  const { x, y } = box;
  const around = { x: x - width, y: y - width, width: box.width + 2 * width, height: box.height + 2 * width };
  return rod(shape, colour, width, mask(stroke(shape, '#ffffff', width), around));
}

function stopsOf(scope: Scope, id: string, met: readonly string[] = []): readonly Node[] {
  const node = scope.byId.get(id);
  const stops = node?.children.filter(({ name }) => name === 'stop') ?? [];
  const other = node?.attributes.href?.slice(1);
  return stops.length === 0 && other && !met.includes(other) ? stopsOf(scope, other, [...met, id]) : stops;
}

/** The same shape, neither moved nor cut, with these properties said last. */
function bare(node: Node, said: string): Node {
  const { transform: _, style = '', ...attributes } = node.attributes;
  const plain = 'opacity:1;clip-path:none;mask:none;filter:none';
  return { ...node, attributes: { ...attributes, style: `${style};${plain};${said}` } };
}

const identityAt = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Puts a box into another as large as it goes, in the middle and on its foot. */
function fitInto(from: Bounds, to: Bounds): Matrix {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const x = to.x + (to.width - from.width * scale) / 2 - from.x * scale;
  const y = to.y + to.height - (from.y + from.height) * scale;
  return [scale, 0, 0, scale, x, y];
}
