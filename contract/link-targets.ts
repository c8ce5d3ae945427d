/** Where links that people write may lead, as long as the operator has not named other hosts. */
export const usualLinkHosts = [
  ...['facebook.com', 'x.com', 'twitter.com', 'instagram.com', 'linkedin.com', 'youtube.com', 'youtu.be'],
  ...['wa.me', 'chat.whatsapp.com', 'play.google.com', 'maps.google.com', 'google.com', 'maps.app.goo.gl'],
  'openstreetmap.org',
]

/** An origin that does not exist, to see whether an address leads away from ours. */
const nowhere = 'https://newyou.invalid'

const isOnList = (hostname: string, hosts: readonly string[]) =>
  hosts.some((host) => hostname === host || hostname === `www.${host}`)

/**
 * The target of a link that a person wrote, if it may be one: a path of our own, or `https:` at a host on the list.
 * Anything else, such as `http:`, `//host` and `/\host`, is none.
 */
export function safeTarget(
  link: string,
  { hosts, origin = nowhere }: { hosts: readonly string[]; origin?: string },
): string | undefined {
  const written = link.trim()
  if (!URL.canParse(written, origin)) return undefined
  const target = new URL(written, origin)
  const path = `${target.pathname}${target.search}${target.hash}`
  if (target.origin === origin) {
    const isWrittenAsOurs = /^\/(?![/\\])/.test(written) || written.startsWith(`${origin}/`)
    return isWrittenAsOurs && !path.startsWith('//') ? path : undefined
  }
  const isPlain = target.protocol === 'https:' && target.username === '' && target.port === ''
  return isPlain && written.startsWith('https://') && isOnList(target.hostname, hosts)
    ? target.href
    : undefined
}
