import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

/** The passkeys of whoever is logged in, and whether they should be offered one. */
export const passkeyQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => (await callApi('GET /api/website/passkey', { signal })).data,
})
