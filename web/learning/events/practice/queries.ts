import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../session/call-api.ts'

/** How often is asked again: a joining link appears by the clock, and participants enrol and arrive. */
const everyMs = 60_000

/** Under `practice`, so that a live event asks for all of them again. */
export const hostedQueries = {
  coming: () =>
    queryOptions({
      queryKey: ['practice', 'events'],
      queryFn: async ({ signal }) => (await callApi('GET /api/practice/event', { signal })).data,
      refetchInterval: everyMs,
    }),
  past: (page: number) =>
    queryOptions({
      queryKey: ['practice', 'events', 'past', page],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => callApi('GET /api/practice/event-past', { query: { page }, signal }),
    }),
  participants: (eventId: string, { page, search }: { page: number; search: string }) =>
    queryOptions({
      queryKey: ['practice', 'events', 'participants', eventId, page, search],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        callApi('GET /api/practice/event/{eventId}/participant', {
          params: { eventId },
          query: { page, ...(search && { search }) },
          signal,
        }),
      refetchInterval: everyMs,
    }),
  one: (eventId: string) =>
    queryOptions({
      queryKey: ['practice', 'events', 'one', eventId],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/practice/event/{eventId}', { params: { eventId }, signal })).data,
      refetchInterval: everyMs,
    }),
}
