export { decideSubmission } from './deciding.ts'
export { submissionsModule } from './module.ts'
export { presentSubmission, type SubmissionColumns, selectSubmissions } from './submission-queries.ts'
