import { type About, told, type Words } from '../appointments/index.ts'
import { timeInWords } from '../notifications/index.ts'

export const freeTimeForWaiting = ({ startsAt, zone, other, link }: About): Words =>
  told(
    `${other} has a free time`,
    [
      `It is on ${timeInWords(startsAt, zone)}.`,
      'You asked us to tell you. The time is not kept: others on the list hear of it a little later, and it is on the page for all.',
    ],
    link,
  )
