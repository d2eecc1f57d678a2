import { describe, expect, it } from 'vitest';
import { type HandedOver, HandOver } from './hand-over';

/** A scene with one part of each sort, as it stands. */
function scene(before?: HandedOver) {
  const stands = { typed: '', bones: 0 };
  const handOver = new HandOver(before);
  handOver.ofTask('typed', {
    give: () => stands.typed,
    take: (typed: string) => {
      stands.typed = typed;
    },
  });
  handOver.ofRound('bones', {
    give: () => stands.bones,
    take: (bones: number) => {
      stands.bones = bones;
    },
  });
  return { stands, handOver };
}

const handed = ({ handOver }: ReturnType<typeof scene>): HandedOver =>
  ({ round: handOver.round, halfMade: handOver.halfMade }) as HandedOver;

describe('a scene that another one takes the place of', () => {
  it('hands on what the round came to at once, and what was half made when its task stands', () => {
    const first = scene();
    Object.assign(first.stands, { typed: '4', bones: 2 });
    const before = handed(first);
    const second = scene(before);
    expect(second.stands).toEqual({ typed: '', bones: 2 });
    second.handOver.take(before.halfMade);
    expect(second.stands).toEqual({ typed: '4', bones: 2 });
  });

  it('keeps what it handed on as it was', () => {
    const first = scene();
    first.stands.typed = '4';
    const before = handed(first);
    first.stands.typed = '45';
    const second = scene(before);
    second.handOver.take(before.halfMade);
    expect(second.stands.typed).toBe('4');
  });

  it('begins bare where nothing was handed on', () => {
    const only = scene();
    only.handOver.take(new Map());
    expect(only.stands).toEqual({ typed: '', bones: 0 });
  });
});
