import { keepPreviousData } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

const perPage = 10

/** Under `healing-sessions`, so that a live event asks for all of them again. */
export const healingQueries = {
  mine: (page = 1) => ({
    queryKey: ['healing-sessions', 'mine', page],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/healing-session', {
        query: { page, items_per_page: perPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  }),
  /** A healer's offers, to the client of an appointment or to all. */
  offered: (page: number, appointmentId?: string) => ({
    queryKey: ['healing-sessions', 'offered', appointmentId, page],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/practice/healing-session', {
        query: { page, items_per_page: perPage, ...(appointmentId && { appointment_u_id: appointmentId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  }),
  /** The healer's own page, for the fee and the modes. */
  healer: (healerId: string) => ({
    queryKey: ['healing-sessions', 'healer', healerId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/healer/{healerId}', { params: { healerId }, signal })).data,
  }),
}
