// Written by `npm run register` from the tests.

/** What the tests look at. */
export const tested = {
  "axe": "4.13.0",
  "screens": 152,
  "games": 24,
  "narrowest": 360
} as const;
