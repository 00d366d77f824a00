const BYTES = 16;

/** A random UUID. `crypto.randomUUID` is missing where a page is not served over https, as in many home networks. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const hex = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Version 4, variant 1, as RFC 9562 wants them. */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
