import { callApi } from '../../session/call-api.ts'

/** For whom a client books, and who books for them. */
export const dependantQuery = {
  queryKey: ['dependants'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi('GET /api/website/dependant', { signal })).data,
}
