const LARGEST = 64 * 1024;

export type JsonBody =
  | Readonly<{ outcome: 'read'; value: unknown }>
  | Readonly<{ outcome: 'refused'; problem: 'malformed-json' | 'body-too-large' }>;

/** A request's body of at most 64 KiB, read as JSON. Of a larger one no more than that is taken in. */
export async function jsonBody(request: Request): Promise<JsonBody> {
  const text = await limitedText(request);
  if (text === undefined) return { outcome: 'refused', problem: 'body-too-large' };
  try {
    return { outcome: 'read', value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { outcome: 'refused', problem: 'malformed-json' };
    throw error;
  }
}

/** `undefined` as soon as there is too much of it, whatever length was announced. */
export async function limitedText({ body }: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
