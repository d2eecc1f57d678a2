import { type Node, refuse } from './tree';

export type Properties = Readonly<Record<string, string>>;

/** Properties of CSS that SVG lets stand as attributes, as far as drawings use them. */
const presentation = new Set(
  (
    'clip-path clip-rule color color-interpolation color-interpolation-filters display fill fill-opacity fill-rule ' +
    'filter flood-color flood-opacity isolation lighting-color marker-end marker-mid marker-start mask mask-type ' +
    'mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform-box ' +
    'transform-origin vector-effect visibility'
  ).split(' '),
);

/** Those that children take over. */
export const inherited = new Set(
  (
    'clip-rule color color-interpolation color-interpolation-filters fill fill-opacity fill-rule paint-order stroke ' +
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width ' +
    'visibility'
  ).split(' '),
);

export const isProperty = (name: string): boolean => presentation.has(name);

/** Colours beyond sRGB (`color(display-p3 …)`) come after one that is not; the renderer knows that one only. */
const unknownValue = /\b(?:color|lab|lch|oklab|oklch|color-mix)\(/;

/** Reads `fill:#f00;stroke:none`: what is drawn, and the parameters of symbols and materials (`--leaf`). */
export function readDeclarations(text: string): Properties {
  const found: Record<string, string> = {};
  for (const declaration of text.split(/;(?![^(]*\))/)) {
    const at = declaration.indexOf(':');
    const name = declaration.slice(0, at).trim();
    const value = declaration
      .slice(at + 1)
      .replace(/!important\s*$/, '')
      .trim();
    if (at < 0 || value === '' || unknownValue.test(value)) continue;
    if (name.startsWith('--') || presentation.has(name)) found[name] = value;
  }
  return found;
}

interface Rule {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly weight: number;
  readonly properties: Properties;
}

/** The style sheets of a file. */
export interface StyleSheet {
  readonly classes: ReadonlySet<string>;
  readonly of: (node: Node) => Properties;
}

const simple = /^(\*|[a-zA-Z]*)((?:[.#][-\w]+)*)$/;

function readRules(file: string, { text, line }: Node): Rule[] {
  // Comments keep their line ends, so that a refusal names the right line.
  const css = text.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules: Rule[] = [];
  let at = 0;
  for (const block of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const [whole, selectors = '', body = ''] = block;
    const begins = block.index + (whole.length - whole.trimStart().length);
    const where = line + css.slice(0, begins).split('\n').length - 1;
    if (/@/.test(selectors))
      refuse(file, where, `holds the rule "${selectors.trim()}": put the colours on the shapes`);
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      const [, tag = '', more = ''] = simple.exec(selector) ?? [];
      if (selector === '' || !simple.test(selector))
        refuse(
          file,
          where,
          `the style sheet chooses by "${selector}": only classes, ids and elements are read (.a, #b, path)`,
        );
      const classes = [...more.matchAll(/\.([-\w]+)/g)].map(([, name = '']) => name);
      const id = /#([-\w]+)/.exec(more)?.[1] ?? '';
      const weight = (id ? 100 : 0) + classes.length * 10 + (tag && tag !== '*' ? 1 : 0);
      rules.push({ tag: tag === '*' ? '' : tag, id, classes, weight, properties: readDeclarations(body) });
    }
    at = block.index + whole.length;
  }
  if (css.slice(at).trim() !== '')
    refuse(file, line, 'the style sheet cannot be read: put the colours on the shapes');
  return rules;
}

export const classesOf = ({ attributes }: Node): string[] =>
  (attributes.class ?? '').split(/\s+/).filter((name) => name !== '');

/** Reads all `<style>` elements below a root. Throws an ArtError for a selector or rule it does not know. */
export function readStyleSheet(file: string, root: Node): StyleSheet {
  const sheets = (node: Node): Node[] => (node.name === 'style' ? [node] : node.children.flatMap(sheets));
  const rules = sheets(root)
    .flatMap((sheet) => readRules(file, sheet))
    .sort((a, b) => a.weight - b.weight);
  return {
    classes: new Set(rules.flatMap(({ classes }) => classes)),
    of: (node) => {
      const own = classesOf(node);
      const fits = ({ tag, id, classes }: Rule) =>
        (tag === '' || tag === node.name) &&
        (id === '' || id === node.attributes.id) &&
        classes.every((name) => own.includes(name));
      return Object.assign({}, ...rules.filter(fits).map(({ properties }) => properties));
    },
  };
}

/** What an element says of itself: attributes, then the style sheet, then its own `style`. */
export function declaredOn(node: Node, sheet: StyleSheet): Properties {
  const attributes = Object.entries(node.attributes).filter(
    ([name, value]) => presentation.has(name) && !unknownValue.test(value),
  );
  return {
    ...Object.fromEntries(attributes),
    ...sheet.of(node),
    ...readDeclarations(node.attributes.style ?? ''),
  };
}

/** Puts in what `var(--name, otherwise)` and `currentColor` stand for. */
export function resolve(value: string, properties: Properties): string {
  const filled = value.replace(
    /var\(\s*(--[-\w]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
    (_, name: string, otherwise = 'none') => properties[name] ?? resolve(otherwise.trim(), properties),
  );
  return filled.replace(/currentcolor/gi, properties.color ?? '#000000');
}
