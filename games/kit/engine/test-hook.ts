import type PhaserNS from 'phaser';
import type { Box } from '../layout/design';
import { faceOf } from '../layout/face';
import { type DrawnText, textsIn } from './drawn-text';
import { inPaintedOrder } from './painted-order';

declare global {
  interface Window {
    /**
     * A browser test sets this before the page loads; the stage then moves only when `step` is called. `painted` paints
     * the last frame of every step, for as long as it is set.
     */
    __stageTest?: true | 'painted';
    __stage?: StageHook;
  }
}

/** A face of a character that can be seen on the stage. */
export interface DrawnFace {
  readonly box: Box;
  /** Boxes of the texts and plates that are drawn over all or part of it. */
  readonly under: readonly (Box & { readonly what: string })[];
}

export interface StageHook {
  /**
   * Advances the stage by so many ms in steps of 1/60 s and paints the last one unless `paints` is false: without a
   * graphics card painting is nearly the whole cost of a step. Objects that are not painted are placed all the same, so
   * that a pointer finds them. Yields to the page between steps, so that promises resolve as they would in real time.
   */
  step(ms: number, paints?: boolean): Promise<void>;
  /** Script time of each painted frame, ms. */
  frameTimes(): readonly number[];
  /** Makes the scene throw in its next step. */
  break(): void;
  /** All texts that can be seen now. */
  texts(): readonly DrawnText[];
  /** The part of the world that the screen shows; null when no scene is there. */
  shown(): Box | null;
  /** All faces that can be seen now, and what lies over them. */
  faces(): readonly DrawnFace[];
  /** Whether an image of this frame of a texture can be seen now, as of the hand that shows how. */
  shows(frame: string): boolean;
  /** Points along the edges of what is shown, design px, at which nothing is painted. */
  unpainted(): readonly Spot[];
  state(): {
    readonly scenes: readonly string[];
    readonly textures: readonly string[];
    readonly tweens: number;
    /** Time of the stage, ms. */
    readonly time: number;
    readonly asleep: boolean;
    readonly drawing: { readonly width: number; readonly height: number };
  };
}

/** A point of the world, design px. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const FRAME = 1000 / 60;
/** Points looked at along each edge, at and between its corners. */
const spots = 9;

/** Sets `window.__stage` when a test asked for it; otherwise returns null. */
export function openTestHook(game: PhaserNS.Game, crash: (error: unknown) => void) {
  if (window.__stageTest === undefined) return null;
  const painted = game.step.bind(game); // Game.start binds the empty step below, so that no frame runs by itself
  game.step = () => {};
  let time = 0;
  let held = false;
  const frameTimes: number[] = [];
  const turn = eventLoop();
  window.__stage = {
    async step(ms, paints = true) {
      const frames = Math.max(1, Math.round(ms / FRAME));
      for (let k = 1; k <= frames && !held; k++) {
        time += FRAME;
        try {
          if (k < frames || !(paints || window.__stageTest === 'painted')) {
            game.headlessStep(time, FRAME);
            if (k === frames) placeObjects(game);
          } else {
            const begun = performance.now();
            painted(time, FRAME);
            frameTimes.push(performance.now() - begun);
          }
        } catch (error) {
          crash(error);
        }
        await turn();
      }
    },
    frameTimes: () => frameTimes,
    break() {
      game.scene.scenes.at(-1)?.events.once('update', () => {
        throw new Error('broken-on-purpose');
      });
    },
    shows: (frame) => game.scene.getScenes(true).some(({ children }) => showsFrame(children.list, frame)),
    unpainted: () => game.scene.getScenes(true).flatMap(unpaintedIn),
    texts: () => game.scene.getScenes(true).flatMap(({ children }) => textsIn(children.list)),
    shown() {
      const [scene] = game.scene.getScenes(true);
      return scene === undefined ? null : shownBy(scene);
    },
    faces: () => game.scene.getScenes(true).flatMap(({ children }) => facesIn(children.list)),
    state: () => ({
      scenes: game.scene.scenes.map((scene) => scene.sys.settings.key),
      textures: game.textures.getTextureKeys(),
      tweens: game.scene.scenes.reduce((sum, scene) => sum + scene.tweens.getTweens().length, 0),
      time: Math.round(time),
      asleep: held,
      drawing: { width: game.scale.width, height: game.scale.height },
    }),
  };
  return {
    hold(on: boolean) {
      held = on;
    },
  };
}

/** Whether an image of this frame is among visible objects and in their containers. */
const showsFrame = (objects: readonly PhaserNS.GameObjects.GameObject[], frame: string): boolean =>
  inPaintedOrder(objects).some(
    (object) =>
      object.type === 'Image' && `${(object as unknown as PhaserNS.GameObjects.Image).frame.name}` === frame,
  );

/** Returns the faces among objects and in their containers. */
function facesIn(objects: readonly PhaserNS.GameObjects.GameObject[]): readonly DrawnFace[] {
  const all = inPaintedOrder(objects);
  return all.flatMap((object, place) => {
    const face = faceOf(object);
    if (face === undefined) return [];
    const matrix = object.getWorldTransformMatrix();
    const corners = [face.x, face.x + face.width].flatMap((x) =>
      [face.y, face.y + face.height].map((y) => matrix.transformPoint(x, y)),
    );
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    const under = all.slice(place + 1).flatMap((other) => {
      if (!['Text', 'BitmapText', 'NineSlice'].includes(other.type)) return [];
      const bounds = other.getBounds();
      const what = 'text' in other ? `${String(other.text)}` : 'a plate';
      return [{ x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height, what }];
    });
    return [{ box, under: under.filter((other) => meet(box, other)) }];
  });
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Returns the part of the world that a scene shows. */
function shownBy({ cameras }: PhaserNS.Scene): Box {
  // The camera turns and grows about its upper left corner, which its own view of the world does not know.
  const { scrollX: x, scrollY: y, width, height, zoom } = cameras.main;
  return { x, y, width: width / zoom, height: height / zoom };
}

/** Returns the points along the edges of the camera's view at which the scene shows no picture. */
function unpaintedIn(scene: PhaserNS.Scene): readonly Spot[] {
  const { x: left, y: top, width, height } = shownBy(scene);
  const [right, bottom] = [left + width, top + height];
  const painted = scene.children.list.flatMap((object) => {
    const image = object as PhaserNS.GameObjects.Image;
    const isPicture = object.type === 'Image' || object.type === 'TileSprite' || object.type === 'Rectangle';
    return isPicture && image.visible && image.alpha > 0.99 ? [image.getBounds()] : [];
  });
  const along = (from: number, to: number) =>
    Array.from({ length: spots }, (_, k) => from + 1 + ((to - from - 2) * k) / (spots - 1));
  return [
    ...along(left, right).flatMap((x) => [top + 1, bottom - 1].map((y) => ({ x, y }))),
    ...along(top, bottom).flatMap((y) => [left + 1, right - 1].map((x) => ({ x, y }))),
  ].filter(({ x, y }) => !painted.some((box) => box.contains(x, y)));
}

/** Does what painting does for a pointer that is to find an object: sorts the objects, and moves the cameras. */
function placeObjects(game: PhaserNS.Game): void {
  for (const scene of game.scene.getScenes(true)) {
    scene.children.depthSort();
    for (const camera of scene.cameras.cameras) camera.preRender();
  }
}

/** Returns a function whose promise resolves in the next task of the page's event loop. */
function eventLoop(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((done) => {
      waiting.push(done);
      port2.postMessage(null);
    });
}
