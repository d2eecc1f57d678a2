/** Width of the painted kitchen: the widest view of each layout, design px. */
export const width = { landscape: 1700, portrait: 972 } as const;

/** A pizza as it is drawn: its crust, and how far the topping reaches. */
export const pizza = { radius: 205, filling: 178 } as const;

/** Dough and sauce are kept smaller than they are shown: the sheet has one page. */
export const shrunk = 0.74;

/** The mouth of the oven, from the oven's own foot. */
export const mouth = { x: 0, y: -78 } as const;
