import { useEffect, useRef, useState } from 'react'
import { toast } from '../ui/overlay-store.ts'
import { useErrorWords } from './error-words.ts'

interface ActionOptions {
  /** Where a refusal is shown: in a toast, or by the caller from `failure` or in `onFailure`. */
  shows?: 'toast' | 'failure'
  /** Another reaction to a refusal, such as fetching again. */
  onFailure?: (error: unknown) => unknown
}

type ActionState<Input> =
  | { is: 'idle' }
  | { is: 'busy'; input: Input }
  | { is: 'done' }
  | { is: 'failed'; error: unknown }

/**
 * A change at the server: one at a time, so that a second press does nothing while the first is under way. A refusal is
 * shown in the reader's words. Without TanStack Query, because public pages act too and a first visit would load it.
 */
export function useAction<Input = void>(
  work: (input: Input) => Promise<unknown>,
  { shows = 'toast', onFailure }: ActionOptions = {},
) {
  const wordsFor = useErrorWords()
  // A second press comes before the first is drawn as busy.
  const running = useRef(false)
  const latest = useRef({ work, onFailure, wordsFor })
  useEffect(() => {
    latest.current = { work, onFailure, wordsFor }
  })
  const [state, setState] = useState<ActionState<Input>>({ is: 'idle' })

  /** True when it was done. */
  async function run(input: Input): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setState({ is: 'busy', input })
    try {
      await latest.current.work(input)
      setState({ is: 'done' })
      return true
    } catch (error) {
      const { wordsFor: words, onFailure: follow } = latest.current
      if (shows === 'toast') toast({ tone: 'bad', words: words(error) })
      await follow?.(error)
      setState({ is: 'failed', error })
      return false
    } finally {
      running.current = false
    }
  }

  return {
    run,
    isBusy: state.is === 'busy',
    /** The input of the running action: it tells which button was pressed. */
    busyWith: state.is === 'busy' ? state.input : undefined,
    /** Done, until the next time: for a button that stays busy while another page loads. */
    isDone: state.is === 'done',
    failure: state.is === 'failed' ? wordsFor(state.error) : undefined,
    /** Forgets the failure. */
    reset: () => setState({ is: 'idle' }),
  }
}
