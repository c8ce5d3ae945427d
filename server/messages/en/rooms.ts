import { type MessageTemplate, withSms } from '../template.ts'

export const rooms = {
  clientWaits: { title: '{other} is waiting for you', text: ['Open the room to let them in'] },
  healerIsThere: { title: '{other} is in the room', text: ['Your session can begin'] },
  healerLate: withSms('{other} has not joined your session yet', [
    'We are sorry. You can wait, or take your money back now and choose another time.',
    'Without an answer from you, the full amount is refunded at {refundAt}, unless {other} joins before.',
  ]),
} satisfies Record<string, MessageTemplate>
