/** 128 random bits in hex; unlike `crypto.randomUUID` also where the page came without TLS. */
export function randomId() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
