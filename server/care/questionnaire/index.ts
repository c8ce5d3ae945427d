export { type QuestionnaireModule, questionnaireModule } from './module.ts'
