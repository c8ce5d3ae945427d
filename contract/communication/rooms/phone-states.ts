/** A call by telephone between the two of a session. No schema library here: the room uses it too. */

/** `asked`: one of the two pressed; `calling`: both did, and the provider rings their phones. */
export const phoneStates = ['asked', 'calling', 'answered', 'ended', 'failed'] as const
export type PhoneState = (typeof phoneStates)[number]

export const phoneReasons = [
  'not-taken',
  'bad-number',
  'refused',
  'busy',
  'no-answer',
  'failed',
  'provider',
] as const
export type PhoneReason = (typeof phoneReasons)[number]

/** A call is offered after so long without a line. */
export const phoneOfferedAfterSeconds = 30
/** The most calls in one session, and of one person in 24 hours. */
export const phoneCallsPerSession = 3
export const phoneCallsPerDay = 6
