/* Drawings of the kit's texture: plates, dots, keys, stars. */

/** Texture px per design px; the largest drawing scale is 1.5. Shadows do not follow the scale of the context. */
export const FACTOR = 2;

/** Draws a frame with its top left corner at 0, 0, in design px. */
export type Draw = (pen: CanvasRenderingContext2D, width: number, height: number) => void;

export function rounded(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

export function plate(top: string, bottom: string, radius: number, lip: string): Draw {
  return (pen, width, height) => {
    pen.save();
    pen.shadowColor = 'rgba(74,58,154,0.28)';
    pen.shadowBlur = 10 * FACTOR;
    pen.shadowOffsetY = 3 * FACTOR;
    pen.fillStyle = lip;
    rounded(pen, 8, 7, width - 16, height - 19, radius - 6);
    pen.fill();
    pen.restore();
    const fill = pen.createLinearGradient(0, 6, 0, height - 18);
    fill.addColorStop(0, top);
    fill.addColorStop(1, bottom);
    pen.fillStyle = fill;
    rounded(pen, 8, 4, width - 16, height - 21, radius - 6);
    pen.fill();
  };
}

export function flat(colour: string, radius: number): Draw {
  return (pen, width, height) => {
    pen.fillStyle = colour;
    rounded(pen, 0, 0, width, height, radius);
    pen.fill();
  };
}

export function slot(fill: string, edge: string, dashed: boolean): Draw {
  return (pen, width, height) => {
    pen.fillStyle = fill;
    pen.strokeStyle = edge;
    pen.lineWidth = 3;
    if (dashed) pen.setLineDash([8, 6]);
    rounded(pen, 2, 2, width - 4, height - 4, 14);
    pen.fill();
    pen.stroke();
  };
}

export function ball(light: string, dark: string): Draw {
  return (pen, width) => {
    const r = width / 2;
    const fill = pen.createRadialGradient(r * 0.7, r * 0.6, r * 0.1, r, r, r);
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(r, r, r - 1, 0, Math.PI * 2);
    pen.fill();
  };
}

export function hollow(edge: string): Draw {
  return (pen, width) => {
    pen.strokeStyle = edge;
    pen.lineWidth = 2.5;
    pen.setLineDash([5, 4]);
    pen.beginPath();
    pen.arc(width / 2, width / 2, width / 2 - 3, 0, Math.PI * 2);
    pen.stroke();
  };
}

/** Two bands, dark and light, so that the focus ring shows on any background. */
export function ring(pen: CanvasRenderingContext2D, width: number, height: number): void {
  for (const [inset, line, colour] of [
    [4, 8, '#2b2a4c'],
    [4, 4, '#ffd35c'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    rounded(pen, inset, inset, width - inset * 2, height - inset * 2, 24);
    pen.stroke();
  }
}

export function button(top: string, bottom: string, lip: string): Draw {
  return (pen, width) => {
    pen.fillStyle = lip;
    rounded(pen, 4, 9, width - 8, width - 8, width / 2);
    pen.fill();
    const fill = pen.createLinearGradient(0, 4, 0, width);
    fill.addColorStop(0, top);
    fill.addColorStop(1, bottom);
    pen.fillStyle = fill;
    rounded(pen, 4, 4, width - 8, width - 8, width / 2);
    pen.fill();
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.moveTo(29, 22);
    pen.lineTo(50, 36);
    pen.lineTo(29, 50);
    pen.closePath();
    pen.fill();
  };
}

/** A raised key. */
export function raised(top: string, bottom: string, lip: string): Draw {
  return (pen, width, height) => {
    pen.save();
    pen.shadowColor = 'rgba(43,42,76,0.25)';
    pen.shadowBlur = 5 * FACTOR;
    pen.shadowOffsetY = 2 * FACTOR;
    pen.fillStyle = lip;
    rounded(pen, 3, 8, width - 6, height - 13, 18);
    pen.fill();
    pen.restore();
    const fill = pen.createLinearGradient(0, 2, 0, height - 12);
    fill.addColorStop(0, top);
    fill.addColorStop(1, bottom);
    pen.fillStyle = fill;
    rounded(pen, 3, 2, width - 6, height - 15, 18);
    pen.fill();
  };
}

export function disc(fill: string, edge: string): Draw {
  return (pen, width) => {
    pen.fillStyle = fill;
    pen.strokeStyle = edge;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.arc(width / 2, width / 2, width / 2 - 3, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
  };
}

/** The icon of the erase key: an arrow head with a cross. */
export function erase(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.fillStyle = '#56557a';
  pen.beginPath();
  pen.moveTo(2, height / 2);
  pen.lineTo(16, 4);
  pen.lineTo(width - 4, 4);
  pen.lineTo(width - 4, height - 4);
  pen.lineTo(16, height - 4);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = '#fffaf0';
  pen.lineWidth = 4.5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(22, 13);
  pen.lineTo(36, 27);
  pen.moveTo(36, 13);
  pen.lineTo(22, 27);
  pen.stroke();
}

export function check(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 8;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(7, height * 0.55);
  pen.lineTo(width * 0.38, height - 8);
  pen.lineTo(width - 7, 8);
  pen.stroke();
}

/** Chevrons: one for a step, two for a leap. */
export function chevrons(count: 1 | 2): Draw {
  return (pen, width, height) => {
    pen.strokeStyle = '#2b2a4c';
    pen.lineWidth = 7;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const [wide, tall] = [13, 15];
    for (let k = 0; k < count; k++) {
      const x = width / 2 + (k - (count - 1) / 2) * 18 - wide / 2;
      pen.beginPath();
      pen.moveTo(x, height / 2 - tall);
      pen.lineTo(x + wide, height / 2);
      pen.lineTo(x, height / 2 + tall);
      pen.stroke();
    }
  };
}

export function star(light: string, dark: string): Draw {
  return (pen, width) => {
    const r = width / 2;
    const fill = pen.createLinearGradient(0, 0, 0, width);
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    pen.fillStyle = fill;
    pen.strokeStyle = dark;
    pen.lineJoin = 'round';
    pen.lineWidth = 3;
    pen.beginPath();
    for (let k = 0; k < 10; k++) {
      const reach = (k % 2 === 0 ? 0.9 : 0.48) * r;
      const angle = (k * Math.PI) / 5 - Math.PI / 2;
      pen.lineTo(r + reach * Math.cos(angle), r + reach * Math.sin(angle));
    }
    pen.closePath();
    pen.stroke();
    pen.fill();
  };
}

/** A dot that is taken away: pale and crossed out. */
export function crossed(fill: string, line: string): Draw {
  return (pen, width, height) => {
    ball(fill, fill)(pen, width, height);
    pen.strokeStyle = line;
    pen.lineWidth = 3.5;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(width * 0.2, width * 0.8);
    pen.lineTo(width * 0.8, width * 0.2);
    pen.stroke();
  };
}

/** A dot too many: a square among circles. */
export function extra(light: string, dark: string): Draw {
  return (pen, width) => {
    const fill = pen.createLinearGradient(0, 0, 0, width);
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    pen.fillStyle = fill;
    rounded(pen, 4, 4, width - 8, width - 8, 7);
    pen.fill();
  };
}

/** A white glove that points up. */
export function pointingHand(pen: CanvasRenderingContext2D): void {
  const parts = () => {
    pen.beginPath();
    pen.roundRect(26, 5, 17, 48, 8.5);
    pen.roundRect(38, 32, 15, 30, 7.5);
    pen.roundRect(49, 37, 14, 26, 7);
    pen.roundRect(22, 42, 41, 32, 13);
    pen.ellipse(19, 53, 8, 16, -0.6, 0, Math.PI * 2);
  };
  pen.lineJoin = 'round';
  pen.strokeStyle = '#2b2a4c';
  pen.lineWidth = 6;
  parts();
  pen.stroke();
  pen.fillStyle = '#fffdf8';
  parts();
  pen.fill();
  pen.fillStyle = '#f08a4b';
  rounded(pen, 25, 70, 36, 15, 6);
  pen.lineWidth = 5;
  pen.stroke();
  pen.fill();
}

/** What spreads from a fingertip. */
export function ripple(pen: CanvasRenderingContext2D, width: number): void {
  for (const [line, colour] of [
    [9, '#2b2a4c'],
    [5, '#ffd35c'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    pen.beginPath();
    pen.arc(width / 2, width / 2, width / 2 - 6, 0, Math.PI * 2);
    pen.stroke();
  }
}
