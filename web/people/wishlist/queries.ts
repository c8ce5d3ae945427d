import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

export const wishlistQuery = queryOptions({
  queryKey: ['wishlist'],
  queryFn: async ({ signal }) => (await callApi('GET /api/website/wishlist', { signal })).data,
})
