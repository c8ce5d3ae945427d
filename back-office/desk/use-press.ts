import { useState } from 'react'
import { useNotify } from 'react-admin'
import { readDeskAgain } from './use-diary.ts'

/** One change at a time, said when it is done; what the server refuses is said in its words. */
export function usePress(onDone?: () => void) {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  async function press(done: string, work: () => Promise<unknown>) {
    setBusy(true)
    try {
      await work()
      notify(done, { type: 'success' })
      onDone?.()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    } finally {
      setBusy(false)
      await readDeskAgain()
    }
  }
  return { isBusy, press }
}
