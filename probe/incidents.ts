/** What people write about a fault: `incidents.json` beside the rounds, the latest first. */
export interface Incident {
  /** Moments as ISO 8601, `2026-11-20T10:00:00Z`. */
  from: string
  to?: string
  en: { title: string; text: string }
  hi?: { title: string; text: string }
}

const isWords = (words: unknown) =>
  typeof words === 'object' &&
  words !== null &&
  'title' in words &&
  'text' in words &&
  typeof words.title === 'string' &&
  typeof words.text === 'string'

const isMoment = (text: unknown) => typeof text === 'string' && !Number.isNaN(Date.parse(text))

/** @throws Error naming the incident that is not as it should be */
export function readIncidents(text: string): Incident[] {
  const all: unknown = JSON.parse(text)
  if (!Array.isArray(all)) throw new Error('incidents.json is not a list')
  for (const [index, one] of all.entries()) {
    const { from, to, en, hi } = (one ?? {}) as Partial<Incident>
    const isWhole =
      isMoment(from) && (to === undefined || isMoment(to)) && isWords(en) && (hi === undefined || isWords(hi))
    if (!isWhole)
      throw new Error(`incident ${index + 1} needs from, en.title and en.text; to and hi may be left out`)
  }
  return all as Incident[]
}
