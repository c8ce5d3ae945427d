import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import { Discreet } from './discreet.tsx'
import { useLive } from './use-live.ts'

/** Listens on pages without a header, and says nothing; discreet use holds there too. */
export default function QuietLive() {
  return (
    <QueryClientProvider client={queryClient}>
      <Listening />
      <Discreet />
    </QueryClientProvider>
  )
}

function Listening() {
  useLive({ isQuiet: true })
  return null
}
