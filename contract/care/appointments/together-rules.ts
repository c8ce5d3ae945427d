/**
 * The rules of sessions that several clients have together. No schema library here: public pages use it too.
 */

/** Others whom one client invites. Between browsers a room holds four, with the healer; so four clients meet in person. */
export const togetherLimits = { invitedMax: 3, onlineMax: 3, peopleMax: 4 } as const

const minute = 60_000
const hour = 60 * minute
/** The last moment to decide is so long before the start, and the time to decide at least one hour. */
const decidedAhead = 4 * hour
const leastTime = hour
/** Then the one who booked has this long to come with fewer, or to pay for the others. */
export const choiceHours = 2

/**
 * Until when all have said yes and paid their part, `hours` after `now` at most, in epoch milliseconds; undefined for a
 * start that is too near for a session together.
 */
export function decideBy(startsAt: number, hours: number, now: number): number | undefined {
  const due = Math.min(now + hours * hour, startsAt - decidedAhead)
  return due >= now + leastTime ? due : undefined
}

/**
 * When a session together ends for all that will not take place: at the next full hour, whatever the cause, so that its time says
 * nothing of who withdrew. Less than two hours before the start it ends at once, so that nobody sets out.
 */
export function endMoment(startsAt: number, now: number): number {
  const fullHour = (Math.floor((now + 10 * minute) / hour) + 1) * hour
  return fullHour <= startsAt - 2 * hour ? fullHour : now
}

/** When it ends if the one who booked decides nothing after the last moment: at a full hour too. */
export const endAfterSilence = (now: number) => Math.ceil((now + choiceHours * hour) / hour) * hour

/** The parts of a price in whole paise, for so many people: those named first pay the paise that cannot be divided. */
export function sharesOf(pricePaise: number, people: number): number[] {
  const share = Math.floor(pricePaise / people)
  const left = pricePaise - share * people
  return Array.from({ length: people }, (_, index) => share + (index < left ? 1 : 0))
}
