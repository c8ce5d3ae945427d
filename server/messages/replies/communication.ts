export const roomReplies = {
  recordingBegun: 'This event is being recorded or already has a recording',
  notRecording: 'This event is not being recorded',
  bothNeeded: 'Recording needs both of you in the session',
  askedBefore: 'You have already asked to record',
} as const

export const supportReplies = {
  unknownCategory: 'This category does not exist',
} as const
