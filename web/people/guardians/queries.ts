import { callApi } from '../../session/call-api.ts'

export const guardianQueries = {
  /** Null for adults. */
  mine: () => ({
    queryKey: ['guardian'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/website/guardian', { signal })).data,
  }),
}
