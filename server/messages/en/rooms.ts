import { type MessageTemplate, withSms } from '../template.ts'

export const rooms = {
  clientWaits: { title: '{other} is waiting for you', text: ['Open the room to let them in'] },
  healerIsThere: { title: '{other} is in the room', text: ['You can start your session now'] },
  healerLate: withSms(
    '{other} has not joined your session yet',
    [
      '{other} is late, and we are sorry. You can wait, or get a full refund now and choose another time.',
      'If you do nothing and {other} does not join, the full amount is refunded on {refundAt}.',
    ],
    'Wait or get a refund',
    '{other} is late. Wait, or get a full refund now:',
  ),
  recordingKept: {
    title: 'The recording of “{title}” is ready',
    text: ['Our team checks it before participants can watch it'],
  },
  recordingFailed: {
    title: 'The recording of “{title}” did not work',
    text: [
      'You can start recording again while the event is running, or upload your own video after it has ended',
    ],
  },
} satisfies Record<string, MessageTemplate>
