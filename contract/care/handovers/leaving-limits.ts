/** The version of the words to which a client says yes. */
export const leavingVersion = 1
/** How far ahead the last day may be. */
export const leavingAheadDays = 366
/** After the last day clients can still answer, and the file can still be made, for so long. */
export const leavingGraceDays = 30
/** How long the file is kept. */
export const leavingFileDays = 3

/** What of a record goes along, in the order in which it is shown. */
export const leavingParts = [
  ...['sessions', 'notes', 'summaries', 'plans', 'goals'],
  ...['measures', 'forms', 'results', 'documents'],
] as const
