// The steps from nothing to a site that is open, as they are seen from outside: by what `npm start` prints.

export const limitMs = 5 * 60_000

/** What is printed when a step begins. The first ones are what a machine without anything has to do. */
export const stepsOfStart = [
  { name: 'install packages', begins: 'Installing packages' },
  { name: 'build the website', begins: 'Building the website' },
  { name: 'build the back office', begins: 'Building the back office' },
  { name: 'migrate, draw the demo', begins: 'Drawing the demo content' },
  { name: 'make its history, start', begins: 'Making the history' },
] as const

/** The addresses that are printed once the site is open, or nothing yet. */
export function addressesIn(printed: string) {
  const [, siteUrl] = /^New You is open: +(\S+)/m.exec(printed) ?? []
  const [, sandboxUrl] = /^Sandbox inbox: +(\S+)/m.exec(printed) ?? []
  return siteUrl && sandboxUrl ? { siteUrl, sandboxUrl } : undefined
}

export interface Step {
  name: string
  ms: number
}

/** Notes when each step begins. The time belongs to the step that began last. */
export class Stopwatch {
  readonly steps: Step[] = []
  #name: string
  #since: number

  constructor(name: string, now: number) {
    this.#name = name
    this.#since = now
  }

  begin(name: string, now: number) {
    this.steps.push({ name: this.#name, ms: now - this.#since })
    this.#name = name
    this.#since = now
  }

  /** A line that was printed: it may begin a step. */
  heard(line: string, now: number) {
    const step = stepsOfStart.find(({ begins }) => line.startsWith(begins))
    if (step) this.begin(step.name, now)
  }
}

/** A table of the steps, and whether all of them together kept to the limit. */
export function reportOf(steps: readonly Step[]) {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9)
  const all = steps.reduce((sum, { ms }) => sum + ms, 0)
  const lines = [...steps, { name: 'all', ms: all }].map(({ name, ms }) => `${name.padEnd(24)}${seconds(ms)}`)
  const isInTime = all <= limitMs
  return {
    isInTime,
    text: [...lines, isInTime ? '' : `That is more than ${limitMs / 60_000} minutes.`].join('\n').trimEnd(),
  }
}
