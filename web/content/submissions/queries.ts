import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

export const submissionQueries = {
  form: () =>
    queryOptions({
      queryKey: ['submissions', 'form'],
      queryFn: async ({ signal }) => (await callApi('GET /api/practice/event-form', { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  list: (page: number) =>
    queryOptions({
      queryKey: ['submissions', 'list', page],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => callApi('GET /api/practice/submission', { query: { page }, signal }),
    }),
  one: (submissionId: string) =>
    queryOptions({
      queryKey: ['submissions', 'one', submissionId],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/practice/submission/{submissionId}', { params: { submissionId }, signal }))
          .data,
      // A form is filled from it: a refetch would change it while it is edited.
      refetchOnWindowFocus: false,
    }),
}
