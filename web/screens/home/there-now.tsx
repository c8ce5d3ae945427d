import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import ThereNow from '../../care/healers/available-now/there-now.tsx'

/** On the home page of a client: healers who can begin within a quarter of an hour. */
export default function HomeThereNow() {
  return (
    <div className="wrap">
      <QueryClientProvider client={queryClient}>
        <ThereNow />
      </QueryClientProvider>
    </div>
  )
}
