export const questionnaireReplies = {
  answerTwice: 'Please choose each answer only once',
  unknownAnswer: 'Please choose one of the answers shown',
  oneOnly: 'Please choose one',
  required: 'This question cannot be skipped',
  questionTwice: 'Please answer each question only once',
} as const
