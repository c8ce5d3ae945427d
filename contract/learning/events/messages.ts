/** Sentences fixed by the requirements. */
export const eventMessages = {
  feedbackSent: 'Feedback form submit successfully',
  feedbackFailed: 'Unable to submit form',
  starsMissing: 'Please choose between one and five stars',
  textMissing: 'This field is required',
} as const
