/** Days before the end of a licence from which on the office is to look at it. */
export const endingDays = 30;
