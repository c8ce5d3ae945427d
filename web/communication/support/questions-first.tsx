import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'
import { Questions } from './questions.tsx'

const keptMs = 600_000

/** The frequent questions on the pages of a signed-in person. */
export function QuestionsFirst() {
  const { data = [] } = useQuery({
    queryKey: ['faq'],
    queryFn: async ({ signal }) => (await callApi('GET /api/website/faq', { signal })).data,
    staleTime: keptMs,
  })
  return <Questions entries={data} />
}
