/** The questions after registering. The questions themselves come from the back office. */
export const questionnaire = {
  meta: 'Questionnaire | ⟦brand⟧',
  description: 'A few questions about the help you want.',
  title: 'A few questions',
  lead: 'Tell us what you are looking for. It takes about two minutes. Healers do not see your answers.',
  failed: 'Your answers are saved.',
  progress: 'Question {number, number} of {total, number}',
  language: 'Language',
  next: 'Next',
  finish: 'Finish',
  back: 'Back',
  skip: 'Skip question',
  later: 'Answer later',
  required: 'Please choose an answer',
  unsent: 'Your last answers are saved on this device and will be sent when you are online again.',
  done: {
    title: 'Thank you',
    words: 'Your answers are saved. You can change them here at any time.',
    dashboard: 'View dashboard',
  },
  answers: {
    title: 'Your answers',
    change: 'Change',
    changeOf: 'Change the answer to “{question}”',
    skipped: 'Skipped',
  },
  empty: {
    title: 'No questions at the moment',
    words: 'There are no questions to answer right now.',
  },
  glance: {
    title: 'Questionnaire',
    words: 'Tell us what you are looking for. It takes about two minutes.',
    begun: 'You have answered {answered, number} of {total, number} questions.',
    begin: 'Answer questions',
    goOn: 'Continue',
  },
} as const
