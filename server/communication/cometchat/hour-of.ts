import { type Clock, hours } from '../../platform/clock.ts'

/** The hour that it is, in the key of a job that comes once an hour at most. */
export const hourOf = (clock: Clock) => Math.floor(clock.now().getTime() / hours(1))
