import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

export const organizationQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['organizations', 'mine'],
      queryFn: async ({ signal }) => (await callApi('GET /api/website/my-organization', { signal })).data,
    }),
  managed: (organizationId: string) =>
    queryOptions({
      queryKey: ['organizations', organizationId],
      queryFn: async ({ signal }) =>
        (
          await callApi('GET /api/website/managed-organization/{organizationId}', {
            params: { organizationId },
            signal,
          })
        ).data,
    }),
  members: (organizationId: string, page: number) =>
    queryOptions({
      queryKey: ['organizations', organizationId, 'members', page],
      queryFn: ({ signal }) =>
        callApi('GET /api/website/managed-organization/{organizationId}/member', {
          params: { organizationId },
          query: { page },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  invitations: (organizationId: string, page: number) =>
    queryOptions({
      queryKey: ['organizations', organizationId, 'invitations', page],
      queryFn: ({ signal }) =>
        callApi('GET /api/website/managed-organization/{organizationId}/invitation', {
          params: { organizationId },
          query: { page, items_per_page: 10 },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
}
