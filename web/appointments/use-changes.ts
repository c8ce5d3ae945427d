import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useErrorWords } from '../api/error-words.ts'
import { toast } from '../ui/overlay-store.ts'

const shownBy = ['appointments', 'healing-sessions', 'orders', 'practice', 'profile']

/** Changes an appointment, says how it went, and has all that shows it asked again. */
export function useChanges() {
  const client = useQueryClient()
  const wordsFor = useErrorWords()
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)
  const refetch = () => Promise.all(shownBy.map((key) => client.invalidateQueries({ queryKey: [key] })))

  /** Throws what was refused, for panels that show it themselves. `words` stand in for the server's own. */
  async function change(run: () => Promise<{ message?: string | undefined }>, words?: string) {
    const { message = words } = await run()
    if (message) toast({ mood: 'ok', words: message })
    await refetch()
  }

  return {
    change,
    refetch,
    /** The name of the button whose work is under way. */
    busy,
    /** For single buttons: one at a time, and what was refused is told in a toast. */
    async press(name: string, run: () => Promise<{ message?: string | undefined }>, words?: string) {
      if (running.current) return
      running.current = true
      setBusy(name)
      try {
        await change(run, words)
      } catch (error) {
        toast({ mood: 'bad', words: wordsFor(error) })
        await refetch()
      } finally {
        running.current = false
        setBusy(undefined)
      }
    },
  }
}
