import { useQuery } from '@tanstack/react-query'
import { callApi } from './call-api.ts'

/** All languages to choose from, whether or not a healer speaks them yet; none until they are loaded. */
export const useLanguages = () =>
  useQuery({
    queryKey: ['speech-list'],
    queryFn: async ({ signal }) => (await callApi('GET /api/website/speech-list', { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? []
