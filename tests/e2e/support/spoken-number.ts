/** Returns the number that the name of an answer says: dots are said in fives, `Antwoord 5 en 2`. */
export function spokenNumber(name: string): number {
  const numbers = (name.match(/\d+/g) ?? []).map(Number);
  return / en \d+$/.test(name) ? numbers.reduce((sum, part) => sum + part, 0) : (numbers[0] ?? Number.NaN);
}
