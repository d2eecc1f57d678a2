import type { Scene, Textures } from 'phaser';
import { pizza, shrunk } from './art/sizes';
import type { Plate } from './layout';
import type { Topping } from './rules';

export const game = 'pizzabakken';

/** One pizza as it looks: cut into so many pieces, topped from twelve o'clock to `share` (0 to 1) of the way round. */
export interface Look {
  readonly cut: number;
  readonly share: number;
  readonly toppings: readonly Topping[];
  /** So many pieces are eaten already; none by default. */
  readonly eaten?: number;
}

/** Room round a pizza for pieces that have moved apart, pizza radii. */
const margin = 1.08;
const golden = 2.39996;
const scattered = 34;
const quarter = Math.PI / 2;

type Pen = CanvasRenderingContext2D;

/**
 * Paints pizzas on canvases of their own: pieces are cut out of the whole drawing and pushed a little apart, so that
 * crust, topping and all run through the cut as they would.
 */
export class PizzaPaint {
  readonly #scene: Scene;
  readonly #made = new Set<string>();

  constructor(scene: Scene) {
    this.#scene = scene;
    const clear = () => {
      for (const key of this.#made) scene.textures.remove(key);
    };
    scene.events.once('shutdown', clear);
    scene.events.once('destroy', clear);
  }

  /** Paints under a key, for pizzas of this radius (design px); the texture then measures in design px. */
  paint(key: string, look: Look, radius: number): void {
    const scale = this.#scene.cameras.main.zoom;
    const side = Math.ceil(2 * radius * margin * scale);
    const texture = this.#canvas(key, side, side);
    texture.context.resetTransform();
    texture.clear();
    const middle = side / scale / 2;
    this.#pieces(texture, look, { x: middle, y: middle, radius }, scale);
    this.#measure(texture, side / scale, side / scale, scale);
  }

  /**
   * Paints a small pizza into a picture of several, at (x, y) from its upper left corner, design px: so many pizzas are
   * one texture.
   */
  stamp(
    key: string,
    { width, height }: { readonly width: number; readonly height: number },
    look: Look,
    plate: Plate,
  ): void {
    // It keeps the scale it began with, whatever becomes of the screen.
    const begun = this.#scene.textures.exists(key) ? this.#scene.textures.get(key).source[0] : undefined;
    const scale = begun?.resolution ?? this.#scene.cameras.main.zoom;
    const isNew = begun === undefined;
    const texture = this.#canvas(key, Math.ceil(width * scale), Math.ceil(height * scale), isNew);
    this.#pieces(texture, look, plate, scale, 'rgba(42, 31, 102, 0.28)');
    this.#measure(texture, width, height, scale);
  }

  /** Paints a pizza at a place of a texture, above its shadow where it has one. */
  #pieces(
    { context: pen }: Textures.CanvasTexture,
    look: Look,
    { x, y, radius }: Plate,
    scale: number,
    shadow = '',
  ): void {
    const unit = (radius * scale) / pizza.radius;
    pen.setTransform(unit, 0, 0, unit, x * scale, y * scale);
    if (shadow !== '') {
      pen.fillStyle = shadow;
      pen.beginPath();
      pen.arc(14, 26, pizza.radius, 0, 4 * quarter);
      pen.fill();
    }
    const topped = look.share > 0 ? this.#topped(look.toppings, unit) : null;
    for (let piece = look.eaten ?? 0; piece < look.cut; piece++)
      this.#piece(pen, look, piece, topped, pizza.radius / radius);
  }

  /** A texture then measures in design px. */
  #measure(texture: Textures.CanvasTexture, width: number, height: number, scale: number): void {
    texture.refresh();
    const source = texture.source[0];
    if (source !== undefined) source.resolution = scale;
    texture.get().setSize(texture.width, texture.height);
    texture.get().setTrim(width, height, 0, 0, width, height);
  }

  #canvas(key: string, width: number, height: number, clears = true): Textures.CanvasTexture {
    const { textures } = this.#scene;
    if (textures.exists(key)) {
      const known = textures.get(key) as Textures.CanvasTexture;
      // The size follows the camera. It grows in place, because an image may still show it.
      return clears ? known.setSize(width, height) : known;
    }
    const made = textures.createCanvas(key, width, height);
    if (made === null) throw new Error(`no canvas for ${key}`);
    this.#made.add(key);
    return made;
  }

  #piece(
    pen: Pen,
    { cut, share }: Look,
    piece: number,
    topped: HTMLCanvasElement | null,
    fine: number,
  ): void {
    const from = (piece / cut) * 4 * quarter - quarter;
    const to = ((piece + 1) / cut) * 4 * quarter - quarter;
    const middle = (from + to) / 2;
    // Thin pieces are less far apart, so that the gaps stay a small part of the rim.
    const apart = cut === 1 ? 0 : Math.min(5, 48 / cut) * Math.min(1.7, fine);
    pen.save();
    pen.translate(Math.cos(middle) * apart, Math.sin(middle) * apart);
    wedge(pen, from, to);
    pen.clip();
    this.#draw(pen, 'dough', 1 / shrunk);
    const end = Math.min(to, share * 4 * quarter - quarter);
    if (topped !== null && end > from + 1e-6) {
      pen.save();
      wedge(pen, from, end);
      pen.clip();
      pen.drawImage(topped, -pizza.radius, -pizza.radius, 2 * pizza.radius, 2 * pizza.radius);
      pen.restore();
    }
    if (cut > 1) crumb(pen, from, to, Math.min(4.4, Math.max(1.5, 44 / cut)) * fine);
    pen.restore();
  }

  /** Paints the topping of a whole pizza. */
  #topped(toppings: readonly Topping[], unit: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    const side = Math.ceil(2 * pizza.radius * unit);
    canvas.width = side;
    canvas.height = side;
    const pen = canvas.getContext('2d');
    if (pen === null) return canvas;
    pen.setTransform(unit, 0, 0, unit, side / 2, side / 2);
    this.#draw(pen, 'sauce', 1 / shrunk);
    for (let k = 0; k < scattered; k++) {
      const reach = Math.sqrt((k + 0.6) / scattered) * (pizza.filling - 22);
      const angle = k * golden;
      const topping = toppings[k % toppings.length];
      if (topping === undefined) continue;
      pen.save();
      pen.translate(Math.cos(angle) * reach, Math.sin(angle) * reach);
      pen.rotate(Math.sin(k * 7.3) * 0.7);
      pen.scale(0.92, 0.92);
      this.#draw(pen, `top-${topping}`);
      pen.restore();
    }
    return canvas;
  }

  /** Draws a frame of the atlas around its pivot, design px. */
  #draw(pen: Pen, name: string, larger = 1): void {
    const frame = this.#scene.textures.getFrame(game, name);
    if (frame === null) return;
    const { cutX, cutY, cutWidth, cutHeight, x, y, width, height, realWidth, realHeight } = frame;
    pen.drawImage(
      frame.source.image as HTMLImageElement,
      cutX,
      cutY,
      cutWidth,
      cutHeight,
      (x - frame.pivotX * realWidth) * larger,
      (y - frame.pivotY * realHeight) * larger,
      width * larger,
      height * larger,
    );
  }
}

function wedge(pen: Pen, from: number, to: number): void {
  pen.beginPath();
  if (to - from < 4 * quarter - 1e-6) pen.moveTo(0, 0);
  pen.arc(0, 0, pizza.radius * margin, from, to);
  pen.closePath();
}

/** Draws the sides of a cut, one lit and one dark. */
function crumb(pen: Pen, from: number, to: number, width: number): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  for (const [angle, colour] of [
    [from, 'rgba(122, 40, 32, 0.5)'],
    [to, 'rgba(255, 244, 214, 0.75)'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(angle) * pizza.radius * 0.985, Math.sin(angle) * pizza.radius * 0.985);
    pen.stroke();
  }
}
