import { adultAge } from '../../business.ts'

/** The birthday on which a person turns `years`, as YYYY-MM-DD. */
export const birthday = (dateOfBirth: string, years: number) =>
  `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}`

/** Whole years on the given day (both days as YYYY-MM-DD). */
export const yearsOld = (dateOfBirth: string, today: string) =>
  Number(today.slice(0, 4)) -
  Number(dateOfBirth.slice(0, 4)) -
  (today.slice(4) < dateOfBirth.slice(4) ? 1 : 0)

/** Whether a person is at least `years` old on the given day (both days as YYYY-MM-DD). */
export const isOfAge = (dateOfBirth: string, today: string, years: number) =>
  birthday(dateOfBirth, years) <= today

export const isAdult = (dateOfBirth: string, today: string) => isOfAge(dateOfBirth, today, adultAge)
