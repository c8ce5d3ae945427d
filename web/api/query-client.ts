import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

/** One memory of fetched data for everything about the signed-in person. Never on the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only a lost connection or a busy server is worth another try.
      retry: (count, error) =>
        count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
})
