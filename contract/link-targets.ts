/** The hosts to which links written by people may lead, unless the operator sets others. */
export const usualLinkHosts = [
  ...['facebook.com', 'x.com', 'twitter.com', 'instagram.com', 'linkedin.com', 'youtube.com', 'youtu.be'],
  ...['wa.me', 'chat.whatsapp.com', 'play.google.com', 'maps.google.com', 'google.com', 'maps.app.goo.gl'],
  'openstreetmap.org',
]

/** An origin that does not exist, used to detect addresses that leave the site. */
const nowhere = 'https://newyou.invalid'

const isOnList = (hostname: string, hosts: readonly string[]) =>
  hosts.some((host) => hostname === host || hostname === `www.${host}`)

/**
 * The target of a link that a person wrote, if it is allowed: a path of our own, or `https:` at a host on the list.
 * Anything else, such as `http:`, `//host` and `/\host`, is undefined.
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
