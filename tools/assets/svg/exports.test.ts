import { describe, expect, it } from 'vitest';
import { rasterise } from '../raster';
import { readDrawing } from './read-drawing';

const none = () => {
  throw new Error('no symbol is asked for');
};

/** The pixels of a drawing at 1×: colour and opacity at a point of its own units. */
async function pixels(svg: string) {
  const drawing = readDrawing('art/thing.svg', svg, none);
  const [raster] = await rasterise(drawing, [1], 2);
  if (!raster) throw new Error('nothing was drawn');
  return (x: number, y: number): [red: number, green: number, blue: number, alpha: number] => {
    const at = (y * raster.width + x) * 4;
    const [red = 0, green = 0, blue = 0, alpha = 0] = raster.data.subarray(at, at + 4);
    return [red, green, blue, alpha];
  };
}

/** Light falls from the top left: the upper left of a shape is lighter than its lower right. */
function expectShaded(at: Awaited<ReturnType<typeof pixels>>, from: number, to: number) {
  const sum = ([red, green, blue]: readonly number[]) => (red ?? 0) + (green ?? 0) + (blue ?? 0);
  expect(at(from, from)[3]).toBe(255);
  expect(sum(at(from, from))).toBeGreaterThan(sum(at(to, to)) + 60);
}

/** Figma: `fill="none"` on the root, layer names as ids, a clip of the whole frame, gradients in px, P3 colours. */
const figma = `<svg width="80" height="80" viewBox="0 0 80 80" fill="none" xmlns="http://www.w3.org/2000/svg">
<g id="Frame 12" clip-path="url(#clip0_3_41)">
<rect id="mat-wood" x="10" y="10" width="60" height="60" rx="8" fill="#C98D5C" style="fill:#C98D5C;fill:color(display-p3 0.7882 0.5529 0.3608);fill-opacity:1;"/>
<g id="Group 4" opacity="0.9" filter="url(#filter0_d_3_41)">
<path id="Vector" fill-rule="evenodd" clip-rule="evenodd" d="M35 35H45V45H35V35Z" fill="url(#paint0_linear_3_41)"/>
</g>
<ellipse id="pivot" cx="40" cy="70" rx="2" ry="2" fill="#FF00FF"/>
</g>
<defs>
<filter id="filter0_d_3_41" x="31" y="35" width="18" height="18" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>
<feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_3_41"/>
<feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_3_41" result="shape"/>
</filter>
<linearGradient id="paint0_linear_3_41" x1="35" y1="35" x2="35" y2="45" gradientUnits="userSpaceOnUse">
<stop stop-color="white"/>
<stop offset="1" stop-color="white"/>
</linearGradient>
<clipPath id="clip0_3_41"><rect width="80" height="80" fill="white"/></clipPath>
</defs>
</svg>`;

/** Illustrator: a byte order mark, entities, classes in a style sheet, a switch with its own data, names encoded. */
const illustrator = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg"
  xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 80 80" style="enable-background:new 0 0 80 80;" xml:space="preserve">
<style type="text/css">
  .st0{clip-path:url(#SVGID_00000012_);}
  .st1{fill:#3F9AD0;stroke:none}
  .st2,.st3{fill:#FFFFFF;}
  .st3{display:none}
</style>
<switch>
  <foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
  <g i:extraneous="self">
    <defs><rect id="SVGID_1_" width="80" height="80"/></defs>
    <clipPath id="SVGID_00000012_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
    <g id="Layer_2" class="st0">
      <polygon id="mat-cloth_x20_on-ground_2_" data-name="mat-cloth on-ground" class="st1" points="10,10 70,10 70,70 10,70"/>
      <circle class="st2" cx="40" cy="40" r="5"/>
      <rect class="st3" width="80" height="80"/>
    </g>
  </g>
</switch>
<i:aipgf id="adobe_illustrator_pgf" i:pgfEncoding="zstd/base64">KLUv</i:aipgf>
</svg>`;

/** Inkscape: labels, inline styles, layers with transforms, clones by xlink:href, its own elements and units. */
const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="80px" height="80px" viewBox="0 0 80 80" version="1.1" id="svg5" inkscape:version="1.3 (0e150ed, 2023-07-21)"
   sodipodi:docname="kist.svg" inkscape:export-filename="C:\\kist.png" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="px"/>
  <defs id="defs2">
    <linearGradient id="linearGradient10" inkscape:collect="always"><stop style="stop-color:#e0493f;stop-opacity:1" offset="0" id="stop1"/><stop style="stop-color:#e0493f" offset="1" id="stop2"/></linearGradient>
    <linearGradient xlink:href="#linearGradient10" id="g0" x1="0" y1="0" x2="10" y2="0" gradientUnits="userSpaceOnUse" gradientTransform="scale(6)"/>
  </defs>
  <metadata id="metadata4"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li rdf:resource="http://example.org/"/></rdf:RDF></metadata>
  <g inkscape:label="Laag 1" inkscape:groupmode="layer" id="layer1" transform="matrix(2,0,0,2,-10,-10)" style="display:inline">
    <g id="g12" transform="translate(10,10)" inkscape:label="mat-soft">
      <path id="path9" style="fill:url(#g0);stroke:none;-inkscape-stroke:none;stroke-width:0.26" d="m 0,0 h 30 v 30 h -30 z" sodipodi:nodetypes="ccccc"/>
    </g>
    <use x="0" y="0" xlink:href="#dot" id="use14" transform="translate(10,0)" style="fill:#ffffff"/>
  </g>
  <g inkscape:label="notities" inkscape:groupmode="layer" id="layer2" style="display:none"><text id="text1">later</text></g>
  <g inkscape:label="symbolen" id="layer3" style="display:none"><circle id="dot2" r="1"/></g>
  <defs id="defs30"><circle id="dot" cx="15" cy="25" r="3"/></defs>
</svg>`;

describe('an export', () => {
  it('of Figma is shaded where a layer is named so, keeps the rest, and has its pivot', async () => {
    const at = await pixels(figma);
    expectShaded(at, 14, 65);
    expect(
      at(40, 40)
        .slice(0, 3)
        .every((channel) => channel > 215),
    ).toBe(true);
    expect(at(4, 4)[3]).toBe(0);
    expect(at(40, 70)).not.toMatchObject([255, 0, 255]);
    expect(readDrawing('art/thing.svg', figma, none)).toMatchObject({
      x: -40,
      y: -70,
      width: 80,
      height: 80,
    });
  });

  it('of Illustrator takes its colours from the style sheet and casts its shadow', async () => {
    const at = await pixels(illustrator);
    expectShaded(at, 14, 65);
    expect(at(40, 40)).toEqual([255, 255, 255, 255]);
    const [red, green, blue] = at(40, 20);
    expect(blue).toBeGreaterThan(red + 60);
    expect(green).toBeGreaterThan(red);
    // Its shadow lies below it; above there is nothing.
    expect(at(45, 71)[3]).toBeGreaterThan(20);
    expect(at(45, 8)[3]).toBe(0);
  });

  it('of Inkscape keeps its layers’ places, its gradients and clones, and leaves out what is hidden', async () => {
    const at = await pixels(inkscape);
    expectShaded(at, 14, 66);
    const [red, green] = at(30, 40);
    expect(red).toBeGreaterThan(green + 60);
    expect(at(40, 40)).toEqual([255, 255, 255, 255]);
    expect(at(75, 75)[3]).toBe(0);
  });

  it.each([
    ['Figma', figma],
    ['Illustrator', illustrator],
    ['Inkscape', inkscape],
  ])('of %s is the same each time', (_, svg) => {
    expect(readDrawing('a.svg', svg, none).svg).toBe(readDrawing('a.svg', svg, none).svg);
  });
});
