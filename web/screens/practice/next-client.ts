import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'

/** Days in which the next session is looked for. */
export const daysAhead = 7

/** The next session to prepare: the first that has not begun, else the one that is on. */
export function nextSession<One extends Pick<PracticeAppointment, 'state' | 'starts_at' | 'ends_at'>>(
  appointments: readonly One[],
  now: number,
): One | undefined {
  const open = appointments
    .filter(({ state, ends_at: end }) => state === 'confirmed' && Date.parse(end) > now)
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
  return open.find(({ starts_at: start }) => Date.parse(start) > now) ?? open[0]
}
