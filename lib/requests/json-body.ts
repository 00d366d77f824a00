import { LARGEST_BODY } from './body-size';

export type JsonBody =
  | Readonly<{ outcome: 'read'; value: unknown }>
  | Readonly<{ outcome: 'refused'; problem: 'malformed-json' | 'body-too-large' }>;

/** A request's body of at most 64 KiB, read as JSON. Of a larger one no more than that is taken in. */
export async function jsonBody(request: Request): Promise<JsonBody> {
  const bytes = await limitedBytes(request);
  if (bytes === undefined) return { outcome: 'refused', problem: 'body-too-large' };
  try {
    return { outcome: 'read', value: JSON.parse(UTF8.decode(bytes)) };
  } catch (error) {
    // Letters of another encoding would be stored as question marks.
    const isUnreadable = error instanceof SyntaxError || error instanceof TypeError;
    if (isUnreadable) return { outcome: 'refused', problem: 'malformed-json' };
    throw error;
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

export async function limitedText(request: Request): Promise<string | undefined> {
  return (await limitedBytes(request))?.toString('utf8');
}

/** `undefined` as soon as there is too much of it, whatever length was announced. */
export async function limitedBytes({ body, headers }: Request): Promise<Buffer | undefined> {
  if (Number(headers.get('content-length')) > LARGEST_BODY) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Cancelled, the stream would close the connection, and the sender would not hear why.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
