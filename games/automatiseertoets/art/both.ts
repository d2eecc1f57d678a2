/** What something is on a wide and on an upright screen. */
export type Both<Value> = readonly [wide: Value, upright: Value];

/** Takes the one or the other. */
export type Pick = <Value>(both: Both<Value>) => Value;

export const wide: Pick = ([value]) => value;
export const upright: Pick = ([, value]) => value;
