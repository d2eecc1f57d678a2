/** Maximum length of the sender's own text in an invitation, in characters. */
export const longestFriendText = 500;
