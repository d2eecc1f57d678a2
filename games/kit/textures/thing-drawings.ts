import { type Draw, rounded } from './kit-drawings';

/* Drawings of the kit's texture that belong to sums: money and a clock. */

/** A coin, lit from the top left, with a core of another metal. */
export function coin(light: string, dark: string, core: string): Draw {
  return (pen, width) => {
    const r = width / 2;
    const disc = (radius: number, fill: CanvasGradient | string) => {
      pen.fillStyle = fill;
      pen.beginPath();
      pen.arc(r, r, radius, 0, Math.PI * 2);
      pen.fill();
    };
    const edge = pen.createLinearGradient(0, 0, width, width);
    edge.addColorStop(0, light);
    edge.addColorStop(1, dark);
    disc(r - 1, edge);
    const inside = pen.createLinearGradient(width, width, 0, 0);
    inside.addColorStop(0, light);
    inside.addColorStop(1, core);
    disc(r * 0.76, inside);
  };
}

/** A white bank note, to be tinted. */
export const note: Draw = (pen, width, height) => {
  const fill = pen.createLinearGradient(0, 0, 0, height);
  fill.addColorStop(0, '#ffffff');
  fill.addColorStop(1, '#d9d4e4');
  pen.fillStyle = fill;
  rounded(pen, 1, 1, width - 2, height - 2, 7);
  pen.fill();
  pen.strokeStyle = 'rgba(43,42,76,0.35)';
  pen.lineWidth = 2;
  rounded(pen, 5, 5, width - 10, height - 10, 4);
  pen.stroke();
};

/** The face of a clock: 12, 3, 6 and 9 in figures, a mark for every other hour. */
export function clockFace(fill: string, edge: string): Draw {
  return (pen, width) => {
    const r = width / 2;
    pen.save();
    pen.translate(r, r);
    pen.fillStyle = fill;
    pen.strokeStyle = edge;
    pen.lineWidth = r * 0.08;
    pen.beginPath();
    pen.arc(0, 0, r * 0.94, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.lineWidth = r * 0.055;
    for (let hour = 0; hour < 12; hour++) {
      if (hour % 3 !== 0) {
        pen.beginPath();
        pen.moveTo(0, -r * 0.84);
        pen.lineTo(0, -r * 0.7);
        pen.stroke();
      }
      pen.rotate(Math.PI / 6);
    }
    pen.fillStyle = edge;
    pen.font = `700 ${r * 0.34}px Andika, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (const [text, x, y] of [
      ['12', 0, -0.66],
      ['3', 0.7, 0.02],
      ['6', 0, 0.7],
      ['9', -0.7, 0.02],
    ] as const)
      pen.fillText(text, x * r, y * r);
    pen.restore();
  };
}
