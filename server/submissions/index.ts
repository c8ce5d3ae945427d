export { submissionsModule } from './module.ts'
export { presentSubmission, type SubmissionColumns, selectSubmissions } from './reading.ts'
