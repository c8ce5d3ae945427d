import { queryOptions } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

/** How many notifications are unread, and the number of the latest, from which the live line goes on. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: async ({ signal }) => (await callApi('GET /api/website/notification-count', { signal })).data,
})

/** How many messages of the chat are unread. Under `chat`, so that a live event asks again. */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['chat', 'unread'],
  queryFn: async ({ signal }) => (await callApi('GET /api/website/unread-chat-count', { signal })).data.count,
})
