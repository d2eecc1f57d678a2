import { type Colour, dark, light } from './colour';
import { fill, stroke } from './paint';
import { round, type Shape } from './shape';
import { blur, clip, linear, type Markup } from './sheet';

export interface VolumeLook {
  /** Depth of shade and rim, drawing units; 10–15 % of the size reads as vinyl. */
  readonly depth?: number;
  readonly paint?: string;
  readonly shade?: Colour;
  readonly shadeOpacity?: number;
  readonly rim?: Colour;
  readonly rimOpacity?: number;
  /** Painted inside the shape, under shade and rim. */
  readonly inside?: Markup;
  /** Painted inside the shape, over shade and rim. */
  readonly over?: Markup;
  /** Inner outlines are holes, whichever way they run. */
  readonly evenOdd?: boolean;
}

/**
 * The one material of the island, soft vinyl: fill, inner shade at the lower right, cream rim at the upper
 * left that fades by mid-shape. A rim all round would read as a pillow.
 */
export function volume(shape: Shape, colour: Colour, look: VolumeLook = {}): Markup {
  const depth = look.depth ?? 8;
  const shade = look.shade ?? dark(colour, 0.4);
  const rim = look.rim ?? light(colour, 0.6);
  const fading = linear(
    [
      [0, rim, 1],
      [0.42, rim, 0.75],
      [0.66, rim, 0],
    ],
    0,
    0,
    1,
    1,
  );
  const shadeMove = `translate(${round(-depth * 0.5)} ${round(-depth * 0.55)})`;
  const rimMove = `translate(${round(depth * 0.26)} ${round(depth * 0.3)})`;
  return (
    `<g clip-path="${clip(shape, look.evenOdd ? 'clip-rule="evenodd"' : '')}">${fill(shape, look.paint ?? colour, look.evenOdd ? 'fill-rule="evenodd"' : '')}${look.inside ?? ''}` +
    stroke(
      shape,
      shade,
      round(depth * 1.5),
      `opacity="${look.shadeOpacity ?? 0.62}" transform="${shadeMove}" filter="${blur(depth * 0.42)}"`,
    ) +
    stroke(
      shape,
      fading,
      round(depth * 0.62),
      `opacity="${look.rimOpacity ?? 0.62}" transform="${rimMove}" filter="${blur(depth * 0.2)}"`,
    ) +
    `${look.over ?? ''}</g>`
  );
}

/** Contact shadow: nothing stands without one. Violet on stone, `#4a1f3a` on soil, `#0b4f74` on water. */
export const shadow = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity = 0.35,
  colour: Colour = '#2a1f66',
): Markup =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}" ` +
  `opacity="${opacity}" filter="${blur(Math.max(1.5, ry * 0.4))}"/>`;

/** A soft patch of colour: light in the air, mottling on the ground. */
export const glow = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: Colour,
  soft: number,
  opacity = 1,
) =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}" opacity="${opacity}" filter="${blur(soft)}"/>`;
