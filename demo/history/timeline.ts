import type { PastSite } from './past-site.ts'

interface Step {
  at: Date
  run: () => Promise<unknown>
}

/** A sequence of steps in time; a step may add others that follow from it. */
export function createTimeline(site: Pick<PastSite, 'clock' | 'goTo'>) {
  const steps: Step[] = []
  return {
    at(moment: Date, run: Step['run']) {
      steps.push({ at: moment, run })
    },
    async playUntil(end: Date) {
      for (;;) {
        const next = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(0)
        if (!next || next.at > end) return
        steps.splice(steps.indexOf(next), 1)
        // A step added late may lie in the past: it runs now.
        if (next.at > site.clock.now()) await site.goTo(next.at)
        await next.run()
      }
    },
  }
}
export type Timeline = ReturnType<typeof createTimeline>
