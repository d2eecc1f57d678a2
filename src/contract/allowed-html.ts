/** What text that people wrote may hold, on its way into the database and on its way to a page. */
export const allowedHtml = {
  tags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', 'code'],
  attributes: ['href', 'lang'],
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;
