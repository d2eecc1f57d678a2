/** How well a fact is known; `none`: not practised. */
export const factStates = ['known', 'nearly', 'practising', 'none'] as const;
export type FactState = (typeof factStates)[number];
