import { homeZone } from '@newyou/contract/business'

const earliest = Date.UTC(1995, 0, 1)
/** As WordPress writes moments, in UTC or in the zone of the site. */
const written = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/

const plausible = (at: number) =>
  Number.isFinite(at) && at >= earliest ? new Date(at).toISOString() : undefined

function readUtc(text = ''): string | undefined {
  const [, year, month, day, hour, minute, second] = written.exec(text.trim())?.map(Number) ?? []
  if (!year || !month || !day) return undefined
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  return at.getUTCMonth() === month - 1 ? plausible(at.getTime()) : undefined
}

/** A time on the wall of the old site, whose zone no export says: a practice in India had India's. */
function readLocal(text = ''): string | undefined {
  if (!readUtc(text)) return undefined
  const wall = Temporal.PlainDateTime.from(text.trim().replace(' ', 'T'))
  return plausible(wall.toZonedDateTime(homeZone).epochMilliseconds)
}

const readMail = (text = '') => plausible(Date.parse(text))

/**
 * When a post was published, by the first of its dates that is one: exports have days such as 0000-00-00 and
 * 30 Nov -0001.
 */
export function publishedAt(texts: ReadonlyMap<string, string>): string | undefined {
  return (
    readUtc(texts.get('wp:post_date_gmt')) ??
    readLocal(texts.get('wp:post_date')) ??
    readMail(texts.get('pubDate') ?? texts.get('pubdate')) ??
    readUtc(texts.get('wp:post_modified_gmt'))
  )
}
