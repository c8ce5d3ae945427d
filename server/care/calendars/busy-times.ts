import type { BusyTime } from '../healers/index.ts'

/** Merged and ascending: times that meet, also at the seam of two answers, are one. */
export function mergeBusy(times: readonly BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = []
  for (const [from, to] of [...times].sort(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}
