export type { FoundContent, ReportableContent } from './content.ts'
export { type FoundMessage, type ReportableMessages, requireChangeable } from './messages.ts'
export { type ModerationModule, moderationModule } from './module.ts'
export type { ReportForm } from './reports.ts'
