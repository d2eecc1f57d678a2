import { ellipse } from '../../../assets/drawing/shape';
import { numbersIn, readPath, type Segment } from './path';
import type { Node } from './tree';

export const shapeNames = ['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'] as const;

/** Whether an element is a shape: something with an outline of its own. */
export const isShape = ({ name }: Node): boolean => (shapeNames as readonly string[]).includes(name);

function roundedRect(x: number, y: number, w: number, h: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + rx} ${y}h${w - 2 * rx}${corner(rx, ry)}v${h - 2 * ry}${corner(-rx, ry)}` +
    `h${2 * rx - w}${corner(-rx, -ry)}v${2 * ry - h}${corner(rx, -ry)}Z`
  );
}

/** The outline of a shape in its own units; empty for an element that is none. */
export function outlineOf({ name, attributes }: Node): Segment[] {
  const value = (key: string, without = 0) => Number.parseFloat(attributes[key] ?? '') || without;
  const points = () => {
    const all = numbersIn(attributes.points ?? '');
    return all.length < 4
      ? ''
      : `M${all.slice(0, 2).join(',')}L${all.slice(2, all.length - (all.length % 2)).join(',')}`;
  };
  switch (name) {
    case 'path':
      return readPath(attributes.d ?? '');
    case 'rect': {
      const [w, h] = [value('width'), value('height')];
      const rx = Math.min(value('rx', value('ry')), w / 2);
      const ry = Math.min(value('ry', value('rx')), h / 2);
      return w > 0 && h > 0 ? readPath(roundedRect(value('x'), value('y'), w, h, rx, ry)) : [];
    }
    case 'circle':
    case 'ellipse': {
      const rx = value(name === 'circle' ? 'r' : 'rx', value('ry'));
      const ry = value(name === 'circle' ? 'r' : 'ry', value('rx'));
      return rx > 0 && ry > 0 ? readPath(ellipse(value('cx'), value('cy'), rx, ry)) : [];
    }
    case 'polygon':
      return readPath(points() && `${points()}Z`);
    case 'polyline':
      return readPath(points());
    case 'line':
      return readPath(`M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`);
    default:
      return [];
  }
}
