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

/** Text as the body of an answer, made as fast as it is taken. */
export function asStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
