/** Id of the heading above the messages of the public site, to which the dashboard leads. */
export const contactMessagesId = 'contact-messages';
