/** HTML allowed in texts that people write. The server sanitises with it before storing, pages again before showing. */
export const allowedHtml = {
  tags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', 'code'],
  attributes: ['href', 'lang'],
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;
