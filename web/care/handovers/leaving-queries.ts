import { callApi } from '../../session/call-api.ts'

interface Asking {
  signal: AbortSignal
}
const lookAgainMs = 3000

export const leavingQueries = {
  mine: () => ({
    queryKey: ['leaving'],
    queryFn: async ({ signal }: Asking) => (await callApi('GET /api/website/leaving', { signal })).data,
  }),
  /** Clients answer meanwhile, so each look asks anew; while a file is being made also by itself. */
  own: () => ({
    queryKey: ['practice-leaving'],
    staleTime: 0,
    queryFn: async ({ signal }: Asking) => (await callApi('GET /api/practice/leaving', { signal })).data,
    refetchInterval: ({
      state,
    }: {
      state: { data?: { file: { state: string } | null } | null | undefined }
    }) => (state.data?.file?.state === 'waiting' ? lookAgainMs : (false as const)),
  }),
}
