/** Tints of the rabbits in a row: cream, sand, grey and rose, the same at the same seat. */
export const furs = [0xffffff, 0xf3d9b4, 0xdfe0ea, 0xf6d8cc, 0xe6cfae] as const;

export type Face = 'open' | 'shut' | 'munch' | 'happy' | 'oh';
