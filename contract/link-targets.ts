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

/** Hosts that redirect anywhere, even if listed: they would make the list worthless. */
const leadsAnywhere = [
  ...[
    'bit.ly',
    't.co',
    'tinyurl.com',
    'goo.gl',
    'ow.ly',
    'is.gd',
    'v.gd',
    'buff.ly',
    'rebrand.ly',
    'cutt.ly',
    't.ly',
  ],
  ...[
    'rb.gy',
    'shorturl.at',
    'tiny.cc',
    'lnkd.in',
    'fb.me',
    'href.li',
    'adf.ly',
    'bl.ink',
    's.id',
    'urlz.fr',
    'dub.sh',
  ],
  ...[
    'l.facebook.com',
    'lm.facebook.com',
    'l.instagram.com',
    'l.wl.co',
    'out.reddit.com',
    'away.vk.com',
    'g.co',
  ],
  ...[
    'web.archive.org',
    'translate.google.com',
    'accounts.google.com',
    'page.link',
    'app.link',
    'onelink.me',
  ],
]
/** Short addresses of maps lead to maps alone. */
const leadsToMaps = 'maps.app.goo.gl'

export const isForwarder = (host: string) =>
  host !== leadsToMaps && leadsAnywhere.some((one) => host === one || host.endsWith(`.${one}`))

/** Hosts with redirecting pages: only these paths count. */
const onlyPaths: Readonly<Record<string, RegExp>> = {
  'google.com': /^\/maps(\/|$)/,
  'maps.google.com': /^\/(maps\/?.*)?$/,
}
/** Pages that redirect, at once or after log-in: facebook.com/l.php, youtube.com/redirect, linkedin.com/safety/go. */
const forwardingPath =
  /\/(?:url|l\.php|redirect|redir|redirection|attribution_link|away|out|exit|go|goto|jump|link|slink|leave|flx|login|log-?in|signin|logout|log-?out|amp|imgres|aclk|oauth|dialog|checkpoint)(?:[/.]|$)/i

/** Whether a URL contains a URL, the target of a redirecting page. */
function namesAnAddress(value: string): boolean {
  let said = value
  for (let times = 0; times < 3; times++) {
    if (/^\s*(?:[a-z][a-z0-9+.-]*:)?[/\\]{2}/i.test(said) || /^\s*https?:/i.test(said)) return true
    try {
      const plain = decodeURIComponent(said)
      if (plain === said) return false
      said = plain
    } catch {
      return false
    }
  }
  return false
}

/** Whether a link may lead to another place than it says. */
function mayForward({ hostname, pathname, searchParams, hash }: URL): boolean {
  const only = onlyPaths[hostname.replace(/^www\./, '')]
  return (
    isForwarder(hostname) ||
    (only !== undefined && !only.test(pathname)) ||
    forwardingPath.test(pathname) ||
    /https?:/i.test(pathname) ||
    [...searchParams.values(), hash.slice(1)].some(namesAnAddress)
  )
}

/**
 * The target of a link that a person wrote, if it is allowed: a path of our own, or `https:` at a host on the list.
 * Anything else, such as `http:`, `//host`, `/\host` and pages that forward to anywhere, is undefined.
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
  return isPlain && written.startsWith('https://') && isOnList(target.hostname, hosts) && !mayForward(target)
    ? target.href
    : undefined
}
