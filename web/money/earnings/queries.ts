import { keepPreviousData } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

const perPage = 20

export const earningQueries = {
  summary: () => ({
    queryKey: ['earnings', 'summary'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/earnings', { signal })).data,
  }),
  lines: (page: number) => ({
    queryKey: ['earnings', 'lines', page],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi('GET /api/practice/earning-lines', { query: { page, items_per_page: perPage }, signal }),
    placeholderData: keepPreviousData,
  }),
  payouts: () => ({
    queryKey: ['earnings', 'payouts'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi('GET /api/practice/payouts', { query: { items_per_page: perPage }, signal }),
  }),
}
