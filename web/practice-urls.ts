import { addresses, pathTo, withQuery } from '@newyou/contract/addresses'

/** Inner pages of a healer's practice: only pages of the practice lead to them, so no first visit loads these. */
export const practiceUrls = {
  prepare: () => addresses.practicePrepare,
  appointment: (appointmentId: string) => pathTo('practiceAppointment', { appointmentId }),
  /** The client of an appointment. */
  client: (appointmentId: string) => pathTo('practiceClient', { appointmentId }),
  /** An event as host, or its ticket scanner. */
  event: (eventId: string, isScanning = false) =>
    withQuery(pathTo('practiceEvent', { eventId }), { scan: isScanning ? 1 : undefined }),
  newSubmission: (kind: 'event' | 'article' | 'reel') => withQuery(addresses.practiceNewSubmission, { kind }),
  submission: (submissionId: string) => pathTo('practiceSubmission', { submissionId }),
  plan: (planId: string) => pathTo('practicePlan', { planId }),
  /** For the client of the appointment, if given; `withHomework` adds its homework. */
  newPlan: (appointmentId?: string, withHomework = false) =>
    withQuery(addresses.practiceNewPlan, {
      appointment: appointmentId,
      homework: withHomework ? 1 : undefined,
    }),
  /** Files that clients have opened to the healer. */
  handovers: () => addresses.practiceHandovers,
  handover: (handoverId: string) => pathTo('practiceHandover', { handoverId }),
  /** A healer who leaves. */
  leaving: () => addresses.practiceLeaving,
  /** Reads a health passport that a client brings. */
  passport: () => addresses.practicePassport,
} as const
