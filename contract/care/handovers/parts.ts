/** The parts of a file that are handed over line by line. */
export const handoverParts = ['notes', 'plan', 'intake', 'results', 'files'] as const
export type HandoverPart = (typeof handoverParts)[number]
export const handoverReaders = ['successor', 'supervisor'] as const
/** How long a yes holds unless it is given again. */
export const handoverDays = 365
/** The most that one client opens. */
export const handoversMax = 40
