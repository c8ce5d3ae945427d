import { keepPreviousData } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

export type Side = 'all' | 'in' | 'out'
const perPage = 20

/** Under `wallet`, so that a live event asks for both again. */
export const walletQueries = {
  wallet: (page: number, type: Side) => ({
    queryKey: ['wallet', 'rupees', page, type],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/wallet', { query: { page, items_per_page: perPage, type }, signal }),
    placeholderData: keepPreviousData,
  }),
  lifePoints: (page: number, type: Side) => ({
    queryKey: ['wallet', 'points', page, type],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      await callApi('GET /api/website/life-point', {
        query: { page, items_per_page: perPage, type },
        signal,
      }),
    placeholderData: keepPreviousData,
  }),
}
