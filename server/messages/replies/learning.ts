export const courseReplies = {
  questionSent: 'Your question has been sent',
} as const

export const eventReplies = {
  ownEvent: 'You cannot enrol in your own event',
  cannotMeet:
    'You cannot enrol in this event at the moment. If you have blocked one of its hosts or speakers, you can unblock them in Community',
  recordingThere: 'This event already has a recording',
  recordingTooEarly: 'You can add a recording once your event has ended',
} as const
