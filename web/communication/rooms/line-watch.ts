/** A line that says nothing for so long is lost; one looks again this often. Milliseconds. */
const silentMs = 1300
export const lookEveryMs = 450
/** A connection that stood in a silence this long is given up: it would take as long again until it speaks. */
const giveUpMs = 6000

interface LineWatchOptions {
  /** Asks the site for a word; `hear` is called with its answer. */
  ask: () => void
  /** Everything that came from the others so far, in whichever unit; undefined without a connection to one of them. */
  received: () => Promise<number | undefined>
  /** The moment from which nothing was heard, or undefined since there is a word again. */
  onChange: (lostAt: number | undefined) => void
  /** The silence lasts. */
  onLong: () => void
}

/**
 * Tells within two seconds when this browser's own line is lost: the site does not answer and nothing comes from the
 * others. A page that slept has missed nothing.
 */
export function createLineWatch({ ask, received, onChange, onLong }: LineWatchOptions) {
  let heardAt: number | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let before: number | undefined
  let isLost = false
  let isGivenUp = false

  function hear(now: number) {
    heardAt = now
    isGivenUp = false
    if (!isLost) return
    isLost = false
    onChange(undefined)
  }

  return {
    hear,
    async look(now: number) {
      if (heardAt === undefined) return
      const hasSlept = now - lookedAt > silentMs
      lookedAt = now
      if (hasSlept) heardAt = Math.max(heardAt, now)
      const all = await received()
      if (all !== undefined && before !== undefined && all !== before) hear(now)
      else ask()
      before = all
      const silence = now - heardAt
      if (silence > silentMs && !isLost) {
        isLost = true
        onChange(heardAt)
      }
      if (silence > giveUpMs && !isGivenUp) {
        isGivenUp = true
        onLong()
      }
    },
  }
}
