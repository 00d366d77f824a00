const LARGEST = 64 * 1024;

export type JsonBody =
  | Readonly<{ outcome: 'read'; value: unknown }>
  | Readonly<{ outcome: 'refused'; problem: 'malformed-json' | 'body-too-large' }>;

/** A request's body of at most 64 KiB, read as JSON. */
export async function jsonBody(request: Request): Promise<JsonBody> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST)
    return { outcome: 'refused', problem: 'body-too-large' };
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > LARGEST) return { outcome: 'refused', problem: 'body-too-large' };
  try {
    return { outcome: 'read', value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch (error) {
    if (error instanceof SyntaxError) return { outcome: 'refused', problem: 'malformed-json' };
    throw error;
  }
}
