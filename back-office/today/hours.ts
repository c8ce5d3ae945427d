import type { Today } from '@newyou/contract/administration/back-office/today'
import { homeZone } from '@newyou/contract/business'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: homeZone, hour: '2-digit', minute: '2-digit' })

/** The hour of a moment in the practice: 9.5 is half past nine. */
export const hoursOf = (moment: string) => {
  const [hour = 0, minute = 0] = clock.format(new Date(moment)).split(':').map(Number)
  return hour + minute / 60
}

/** The whole hours that hold all sessions of a day, at least from nine to six. */
export function spanOf(healers: NonNullable<Today['healers']>) {
  const all = healers.flatMap(({ sessions }) => sessions)
  const from = Math.floor(Math.min(9, ...all.map(({ starts_at: at }) => hoursOf(at))))
  // A session that goes past midnight ends with the day.
  const ends = all.map(({ starts_at: start, ends_at: end }) =>
    hoursOf(end) > hoursOf(start) ? hoursOf(end) : 24,
  )
  return { from, to: Math.ceil(Math.max(18, ...ends)) }
}
