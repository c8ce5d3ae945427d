import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

/** Sessions in advance; `learning` and `appointments` change them, so a change of either refetches them. */
export const packQueries = {
  mine: (healerId?: string) =>
    queryOptions({
      queryKey: ['learning', 'session-packs', healerId ?? 'all'],
      queryFn: ({ signal }) =>
        callApi('GET /api/website/session-pack', {
          query: healerId ? { healer_u_id: healerId } : {},
          signal,
        }).then(({ data }) => data),
    }),
}
