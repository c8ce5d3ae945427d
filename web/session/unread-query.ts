import { queryOptions } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

/** How many notifications are unread, and the number of the latest, from which the live line goes on. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: async ({ signal }) => (await callApi('GET /api/website/notification-count', { signal })).data,
})
