/** Why a drawing cannot be used; the message names the file and what to do. */
export class ArtError extends Error {
  override readonly name = 'ArtError';
}

/** Names the file in a refusal that comes from deeper down; anything else goes on as it is. */
export const inFile =
  (file: string) =>
  (error: unknown): never => {
    throw error instanceof ArtError ? new ArtError(`${file}: ${error.message}`) : error;
  };

/** Up to three of the names, most alike first: most wrong names are nearly right. */
export function nearest(wrong: string, names: readonly string[]): string {
  const alike = (name: string) => {
    const place = [...name].findIndex((letter, index) => letter !== wrong[index]);
    return place < 0 ? name.length : place;
  };
  return names
    .toSorted((a, b) => alike(b) - alike(a))
    .slice(0, 3)
    .join(', ');
}
