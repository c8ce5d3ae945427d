import { callApi } from '../../session/call-api.ts'

/** Queries of a healer's own page and hours. */
export const ownQueries = {
  page: () => ({
    queryKey: ['practice-page'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/page', { signal })).data,
    // A form is filled from it: a refetch would change it while it is edited.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  }),
  services: () => ({
    queryKey: ['practice-services'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/service', { signal })).data,
    // A form is filled from it: a refetch would change it while it is edited.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  }),
  places: () => ({
    queryKey: ['practice-places'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/place', { signal })).data,
  }),
  hours: () => ({
    queryKey: ['practice-hours'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callApi('GET /api/practice/hours', { signal })).data,
    // A form is filled from it: a refetch would change it while it is edited.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  }),
}
