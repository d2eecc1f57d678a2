/** Longest text of one's own in an invitation. */
export const longestFriendText = 500;
