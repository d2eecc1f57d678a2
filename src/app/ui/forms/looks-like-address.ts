/** Tells whether a text may be an email address; only sending shows whether it is one. Names may use any alphabet. */
export const looksLikeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
