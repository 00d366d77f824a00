/** Enough of an address for its owner to know it, and no more: `m•••@example.org`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
