/** A pupil as JSON, piece by piece, so that years of answers are never in memory at once. */
export async function* asJson(
  madeAt: Date,
  pupilData: object,
  answers: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  const head = JSON.stringify({ madeAt, ...pupilData }, null, 1);
  yield `${head.slice(0, -2)},\n "answers": [`;
  let comma = '';
  for await (const rows of answers) {
    for (const row of rows) {
      yield `${comma}\n  ${JSON.stringify(row)}`;
      comma = ',';
    }
  }
  yield '\n ]\n}\n';
}
