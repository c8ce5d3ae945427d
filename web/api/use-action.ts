import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '../ui/overlay-store.ts'
import { useErrorWords } from './error-words.ts'
import { queryClient } from './query-client.ts'

interface ActionOptions {
  /** Where a refusal is shown: in a toast, or by the caller from `failure` or in `onFailure`. */
  shows?: 'toast' | 'failure'
  /** What else follows from a refusal, such as fetching again. */
  onFailure?: (error: unknown) => unknown
}

/**
 * A change at the server: one at a time, so that a second press does nothing while the first is under way. A refusal is
 * shown in the reader's words.
 */
export function useAction<Input = void>(
  work: (input: Input) => Promise<unknown>,
  { shows = 'toast', onFailure }: ActionOptions = {},
) {
  const wordsFor = useErrorWords()
  // A second press comes before the first is drawn as busy.
  const running = useRef(false)
  const { mutateAsync, isPending, isSuccess, variables, error, reset } = useMutation<unknown, unknown, Input>(
    {
      mutationFn: work,
      // Without a connection it fails at once, instead of waiting for one.
      networkMode: 'always',
      // What was sent is not kept in memory.
      gcTime: 0,
      async onError(refused) {
        if (shows === 'toast') toast({ tone: 'bad', words: wordsFor(refused) })
        await onFailure?.(refused)
      },
    },
    queryClient,
  )

  /** True when it was done. */
  async function run(input: Input): Promise<boolean> {
    if (running.current) return false
    running.current = true
    try {
      await mutateAsync(input)
      return true
    } catch {
      return false
    } finally {
      running.current = false
    }
  }

  return {
    run,
    isBusy: isPending,
    /** What the action under way was given: which of several buttons was pressed. */
    busyWith: isPending ? variables : undefined,
    /** Done, until the next time: for a button that stays busy while another page loads. */
    isDone: isSuccess,
    failure: error ? wordsFor(error) : undefined,
    /** Forgets the failure. */
    reset,
  }
}
