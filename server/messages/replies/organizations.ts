export const organizationReplies = { notCsv: 'Please upload a CSV file' } as const
