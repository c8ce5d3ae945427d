import type { EventKind } from '@newyou/contract/learning/events/events'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

/** Under `events`, so that what changes live is asked again. */
export const eventQueries = {
  enrolment: (eventId: string) =>
    queryOptions({
      queryKey: ['events', 'enrolment', eventId],
      queryFn: async ({ signal }) =>
        (
          await callApi('GET /api/website/event-enrollment/{u_id}', {
            params: { u_id: eventId },
            signal,
          })
        ).data,
    }),
  /** As visitors see it. */
  shown: (kind: EventKind, eventId: string) =>
    queryOptions({
      queryKey: ['events', 'shown', kind, eventId],
      queryFn: async ({ signal }) => {
        const request = { params: { u_id: eventId }, signal }
        const answer =
          kind === 'webinar'
            ? callApi('GET /api/website/webinar/{u_id}', request)
            : callApi('GET /api/website/workshop/{u_id}', request)
        return (await answer).data
      },
    }),
  mine: (when: 'upcoming' | 'past' | 'recorded', count: number) =>
    queryOptions({
      queryKey: ['events', 'mine', when, count],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        callApi('GET /api/website/my-event', { query: { when, items_per_page: count }, signal }),
    }),
  one: (kind: EventKind, eventId: string) =>
    queryOptions({
      queryKey: ['events', 'one', kind, eventId],
      queryFn: ({ signal }) => fetchMine(kind, eventId, signal),
      // Its URLs expire, and the room opens at a set time.
      staleTime: 0,
    }),
  refundPreview: (eventId: string) =>
    queryOptions({
      queryKey: ['events', 'refund-preview', eventId],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/website/event-give-back/{u_id}', { params: { u_id: eventId }, signal }))
          .data,
      staleTime: 0,
    }),
}

/** A webinar or workshop of the client, with the link to join or the recording. */
export async function fetchMine(kind: EventKind, eventId: string, signal?: AbortSignal) {
  const extras = signal ? { signal } : {}
  const answer =
    kind === 'webinar'
      ? callApi('GET /api/website/my-webinar/{uId}', { params: { uId: eventId }, ...extras })
      : callApi('GET /api/website/my-workshop/{workshopId}', { params: { workshopId: eventId }, ...extras })
  return (await answer).data
}

/** Enrols the client: at once, or with a seat held while it is paid. */
export const enrol = (kind: EventKind, eventId: string) =>
  kind === 'webinar'
    ? callApi('POST /api/website/webinar-enrollment', { body: { webinar_u_id: eventId } })
    : callApi('POST /api/website/workshop-enrollment', { body: { workshop_u_id: eventId } })
