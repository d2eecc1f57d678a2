import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** A timer that runs to an end, or stands still with time left, ms. */
export interface Countdown {
  readonly all: number;
  /** Epoch ms; null while it stands still. */
  readonly endsAt: number | null;
  readonly left: number;
}

const minute = 60_000;

export const begun = (minutes: number, now: number): Countdown => ({
  all: minutes * minute,
  endsAt: now + minutes * minute,
  left: minutes * minute,
});

/** Time left at a moment, ms; 0 when it is over. */
export const leftAt = ({ endsAt, left }: Countdown, now: number): number =>
  endsAt === null ? left : Math.max(0, endsAt - now);

/** Stops a running timer, and lets a stopped one run again. */
export const paused = (timer: Countdown, now: number): Countdown => {
  const left = leftAt(timer, now);
  return { ...timer, left, endsAt: timer.endsAt === null ? now + left : null };
};

/** Adds a minute, also to a timer that is over. */
export const longer = (timer: Countdown, now: number): Countdown => {
  const left = leftAt(timer, now) + minute;
  return { all: Math.max(timer.all, left), left, endsAt: timer.endsAt === null ? null : now + left };
};

/** Writes time as on a clock, rounded up: `8:32`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Holds a timer that shows each second. */
export function useCountdown() {
  const [timer, setTimer] = useState<Countdown | null>(null);
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 250, { autoInvoke: true });
  const change = (next: (at: number) => Countdown | null) => {
    const at = Date.now();
    setNow(at);
    setTimer(next(at));
  };
  return { timer, left: timer === null ? 0 : leftAt(timer, now), change };
}
