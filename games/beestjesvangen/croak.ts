import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Frog } from './frog';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** What takes the finger: the frog, design px at size 1. */
const zone = { width: 152, height: 138, up: 58 } as const;
/** Way of a whole press, design px. */
const way = 46;

interface CroakSpec {
  readonly size: number;
  readonly isReady: () => boolean;
  readonly commit: (input: InputMethod) => void;
}

/** The frog as what commits: pressed down and let go, or tapped, it croaks and hops. */
export class Croak {
  readonly #pull: CommitPull;
  readonly #frog: Frog;
  readonly #size: number;

  constructor(kit: SceneKit, frog: Frog, { size, isReady, commit }: CroakSpec) {
    this.#frog = frog;
    this.#size = size;
    let swelled = false;
    this.#pull = new CommitPull(kit, {
      zone: { x: 0, y: 0, width: zone.width * size, height: zone.height * size },
      depth: depths.frog + 0.2,
      label: texts[kit.locale]('croak'),
      isReady,
      keys: ['Enter', 'r'],
      along: 'y',
      way,
      enough: 0.4,
      pulled: (share) => {
        if (!swelled && share > 0.2) kit.sounds.play('swell');
        swelled = share > 0.2;
        frog.press(share);
      },
      letGo: () => frog.press(0),
      tooShort: () => frog.wear('croak'),
      commit,
    });
  }

  /** Comes to where the frog sits. */
  sit({ x, y }: Point): void {
    this.#pull.drop();
    this.#frog.press(0);
    this.#pull.box.setPosition(x, y - zone.up * this.#size);
  }
}
