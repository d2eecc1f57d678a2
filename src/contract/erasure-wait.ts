/** Days between closing an account and erasing it, unless the school asks in writing. */
export const erasureWaitDays = 30;
