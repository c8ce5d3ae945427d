import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

/** The books that a client has or has begun. Live changes refetch what begins with `learning`. */
export const myBooksQuery = queryOptions({
  queryKey: ['learning', 'ebooks'],
  queryFn: ({ signal }) => callApi('GET /api/website/patient-ebook', { signal }).then(({ data }) => data),
  // The reader saves its place without changing this list.
  staleTime: 0,
})
