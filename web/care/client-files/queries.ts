import { callApi } from '../../session/call-api.ts'
import { addDays } from '../../ui/format.ts'

/** Midnight at which a calendar day begins here, as an instant; the browser knows its own zone's changes. */
function dayStart(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).toISOString()
}

/** Under `practice`, so that a live event asks for all of them again. */
export const practiceQueries = {
  days: (from: string, count: number) => ({
    queryKey: ['practice', 'days', from, count],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/practice/appointment', {
          query: { from: dayStart(from), to: dayStart(addDays(from, count)) },
          signal,
        })
      ).data,
  }),
  calendar: (from: string, count: number) => ({
    queryKey: ['practice', 'calendar', from, count],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/practice/calendar', {
          query: { from: dayStart(from), to: dayStart(addDays(from, count)) },
          signal,
        })
      ).data,
  }),
  one: (appointmentId: string) => ({
    queryKey: ['practice', 'one', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/appointment/{appointmentId}', { params: { appointmentId }, signal }))
        .data,
  }),
  clients: (page: number, search: string) => ({
    queryKey: ['practice', 'clients', page, search],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi('GET /api/practice/client', { query: { page, ...(search && { search }) }, signal }),
  }),
  /** Addresses of files live five minutes, so a page that stays open asks again before that. */
  client: (appointmentId: string) => ({
    queryKey: ['practice', 'client', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/client/{appointmentId}', { params: { appointmentId }, signal })).data,
    refetchInterval: 240_000,
  }),
  /** With an emergency contact each answer is a look in the audit trail, so nothing but opening the page asks for it. */
  head: (appointmentId: string) => ({
    queryKey: ['practice-head', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/client/{appointmentId}/head', { params: { appointmentId }, signal }))
        .data,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
  /** Each answer is a look in the audit trail, so nothing but opening the notes asks for it. */
  notes: (appointmentId: string) => ({
    queryKey: ['practice-notes', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/client/{appointmentId}/note', { params: { appointmentId }, signal }))
        .data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
  noteTemplates: {
    queryKey: ['practice', 'note-templates'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/note-template', { signal })).data,
  },
  review: (appointmentId: string) => ({
    queryKey: ['practice', 'review', appointmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await callApi('GET /api/practice/appointment/{appointmentId}/review', {
          params: { appointmentId },
          signal,
        })
      ).data,
  }),
}
