import { type About, told, type Words } from '../appointments/index.ts'
import { timeInWords } from '../notifications/index.ts'

export const freeTimeForWaiting = ({ startsAt, zone, other, link }: About): Words =>
  told(
    `${other} has an available time`,
    [
      `${other} is now available on ${timeInWords(startsAt, zone)}.`,
      'You are on the waiting list for this healer. The time is not held for you, so please book soon.',
    ],
    link,
  )
