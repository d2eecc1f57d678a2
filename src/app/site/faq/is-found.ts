/** Letters without their marks, so that a search for `geinstalleerd` finds `geïnstalleerd`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase();

/** Returns whether each word of a search occurs in the question or its answer (HTML). */
export function isFound(search: string, question: string, answer: string): boolean {
  const text = plain(`${question} ${answer}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
