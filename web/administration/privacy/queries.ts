import { callApi } from '../../session/call-api.ts'

interface Signalled {
  signal: AbortSignal
}

const waitingMs = 2000

export const privacyQueries = {
  consents: () => ({
    queryKey: ['privacy', 'consents'],
    queryFn: async ({ signal }: Signalled) => callApi('GET /api/website/consent', { signal }),
  }),
  looks: (page: number) => ({
    queryKey: ['privacy', 'looks', page],
    queryFn: async ({ signal }: Signalled) =>
      callApi('GET /api/website/data-access', { query: { page }, signal }),
  }),
  copy: () => ({
    queryKey: ['privacy', 'copy'],
    queryFn: async ({ signal }: Signalled) =>
      (await callApi('GET /api/website/data-export', { signal })).data,
    // While it is made, its progress is asked for.
    refetchInterval: ({ state }: { state: { data?: { state: string } | null | undefined } }) =>
      state.data?.state === 'waiting' ? waitingMs : (false as const),
  }),
  outlook: () => ({
    queryKey: ['privacy', 'deletion'],
    queryFn: async ({ signal }: Signalled) =>
      (await callApi('GET /api/website/account-deletion', { signal })).data,
  }),
  grievances: () => ({
    queryKey: ['privacy', 'grievances'],
    queryFn: async ({ signal }: Signalled) => callApi('GET /api/website/grievance', { signal }),
  }),
}
