export const intake = {
  lead: '{name} reads your answers before the session, and no one else does. You can change them until it begins.',
  leadOver: 'You sent these answers. The session has begun, so they stay as they are.',
  saving: 'Your answers are saved as you go. {name} sees them once you send them.',
  waiting: 'No connection. Your answers are kept on this device and sent when you are back online.',
  send: 'Send to {name}',
  sendAgain: 'Send changes to {name}',
  sent: 'Sent {when}',
  done: 'Your answers have been sent',
  unanswered: 'Please answer this question',
  scale: 'From {from} (not at all) to {to} (very much)',
  yes: 'Yes',
  no: 'No',
  healer: {
    waiting: 'Your client has not sent the answers yet.',
    none: 'No answer',
    sent: 'Sent {when}',
  },
} as const
