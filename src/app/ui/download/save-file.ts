/** Gives a file to the browser, which saves it with the person's other downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
