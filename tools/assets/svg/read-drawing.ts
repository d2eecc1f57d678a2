import { type Drawing, draw } from '../../../assets/drawing/sheet';
import { readBox } from './box';
import { checkName } from './lint';
import { Painter } from './painter';
import { definitions, rootMarkup } from './raw';
import { type SymbolShelf, symbolShelf } from './symbols';
import { readTree } from './tree';

/**
 * Reads an SVG file as a designer made it: shapes with a material get the light and shade of the island, symbols are
 * put in, and the pivot is where the file has one, else at (0, 0). Throws an ArtError with file, line and reason.
 */
export function readDrawing(file: string, svg: string, shelf: SymbolShelf = symbolShelf()): Drawing {
  checkName(file);
  const root = readTree(file, svg);
  const box = readBox(file, root);
  const painter = new Painter(shelf);
  const place = painter.open(file, root);
  const [x, y] = painter.pivot(root, place) ?? [0, 0];
  const drawing = draw(box, () => {
    const body = painter.children(root, place);
    const defs = painter.scopes.map(definitions).join('');
    return (defs && `<defs>${defs}</defs>`) + rootMarkup(place.scope, root, body);
  });
  return { ...drawing, x: box.x - x, y: box.y - y };
}
