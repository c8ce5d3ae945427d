import { ApiError } from './client.ts'
import { FreshQueryClient } from './fresh-query-client.ts'

/** One memory of fetched data for everything about the signed-in person. Never on the server. */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only a lost connection or a busy server is worth another try.
      retry: (count, error) =>
        count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
})
