export { selfTestsModule } from './module.ts'
export { scoreAnswers } from './score-answers.ts'
