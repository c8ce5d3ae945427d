export type { MeasuredTest, TestsForHealers } from './for-healers.ts'
export type { TestLanguage } from './instruments/instrument.ts'
export { selfTestsModule } from './module.ts'
export { scoreAnswers } from './score-answers.ts'
