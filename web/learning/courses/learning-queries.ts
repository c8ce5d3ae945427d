import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'

/** The courses of a client; live changes of courses refetch what begins with `learning`. */
export const learningQueries = {
  courses: (count: number) =>
    queryOptions({
      queryKey: ['learning', 'courses', count],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        callApi('GET /api/website/patient-course', { query: { items_per_page: count }, signal }),
    }),
}
