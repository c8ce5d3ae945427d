/** Reasons to report a message, a person or the content of a page. */
export const reportReasons = ['abuse', 'misleading', 'spam', 'danger', 'privacy', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportWordsMax = 1000
