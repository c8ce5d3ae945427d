/** What is looked at, in the order of the page. */
export const parts = ['pages', 'calls', 'server'] as const
export type Part = (typeof parts)[number]

/** One look at a part: how long it took, and why it failed if it did. */
export interface Look {
  ms: number
  why?: string
}

/** One round of looks. A blind one could not reach a third place either, so it says nothing about the site. */
export interface Round {
  /** When it began, in milliseconds since 1970. */
  at: number
  looks: Record<Part, Look> | 'blind'
}

export const everyMs = 60_000

/** Reads a line of the file; undefined for one that was cut off when the machine stopped. */
export function readRound(line: string): Round | undefined {
  try {
    const { at, looks } = JSON.parse(line) as Round
    const isWhole = looks === 'blind' || parts.every((part) => typeof looks[part].ms === 'number')
    return typeof at === 'number' && isWhole ? { at, looks } : undefined
  } catch {
    return undefined
  }
}
