import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../api/use-action.ts'
import { changeHere } from '../../session/own-change.ts'
import { toast } from '../../ui/overlay-store.ts'

const shownBy = ['appointments', 'healing-sessions', 'orders', 'practice', 'profile']

/** One button: its name, its call, and words in the place of the server's. */
interface Press {
  name: string
  run: () => Promise<{ message?: string | undefined }>
  words?: string | undefined
}

/** Changes an appointment, says how it went, and has all that shows it asked again. */
export function useChanges() {
  const client = useQueryClient()
  const refetch = () => Promise.all(shownBy.map((key) => client.invalidateQueries({ queryKey: [key] })))

  /** Throws what was refused, for panels that show it themselves. `words` stand in for the server's own. */
  async function change(run: Press['run'], words?: string) {
    changeHere()
    const { message = words } = await run()
    if (message) toast({ tone: 'ok', words: message })
    await refetch()
  }

  const pressed = useAction(({ run, words }: Press) => change(run, words), { onFailure: refetch })

  return {
    change,
    refetch,
    /** The name of the button whose work is under way. */
    busy: pressed.busyWith?.name,
    /** For single buttons: one at a time, and a refusal is shown in a toast. */
    press: (name: string, run: Press['run'], words?: string) => pressed.run({ name, run, words }),
  }
}
