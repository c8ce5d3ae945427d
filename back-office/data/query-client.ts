import { FreshQueryClient } from '@newyou/web/api/fresh-query-client.ts'

export const queryClient = new FreshQueryClient()
