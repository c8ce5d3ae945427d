const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])

const parsed = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

/** Whether a program on the person's own device listens there (RFC 8252): its port may differ each time. */
export function isLoopback(address: string): boolean {
  const url = parsed(address)
  return url?.protocol === 'http:' && loopback.has(url.hostname)
}

/** An address to which an app may be sent back: exact, and such that nobody on the way reads what it carries. */
export function isRedirect(address: string): boolean {
  const url = parsed(address)
  if (!url || url.username || url.password || address.includes('#') || address.includes('*')) return false
  return url.protocol === 'https:' || isLoopback(address)
}

/** Where an answer goes, for the eyes of a person: a host, or their own device. */
export const hostOf = (address: string): string | null =>
  isLoopback(address) ? null : (parsed(address)?.host ?? null)
