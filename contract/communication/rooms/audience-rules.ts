/** Limits of questions and polls in a room. No schema library here: the screen of the room reads it too. */
export const roomQuestionMax = 500
export const questionsPerPerson = 20
export const questionsShown = 200
export const pollQuestionMax = 200
export const pollAnswerMax = 80
export const pollAnswersMin = 2
export const pollAnswersMax = 6
export const pollsPerRoom = 20
