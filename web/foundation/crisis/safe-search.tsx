import { type ComponentProps, useState } from 'react'
import { useSubmit } from 'react-router'
import { SearchField } from '../../ui/search-field.tsx'
import { LateCrisisHelp } from './late-crisis-help.tsx'

/**
 * Whether words tell of harm by others. Such words are not put into the address of a list: the browser's history would
 * keep them, and the abuser may read it.
 */
export const tellOfHarm = async (words: string): Promise<boolean> => {
  const { harmsIn } = await import('@newyou/contract/foundation/crisis/dangers')
  return harmsIn(words).length > 0
}

/** The search of a public list, which offers help below it. */
export function SafeSearch(props: Omit<ComponentProps<typeof SearchField>, 'onType' | 'onSubmit'>) {
  const [typed, setTyped] = useState(props.value)
  const submit = useSubmit()
  return (
    <>
      <SearchField
        {...props}
        onType={setTyped}
        onSubmit={async (event) => {
          const form = event.currentTarget
          event.preventDefault()
          if (await tellOfHarm(new FormData(form).get('search')?.toString() ?? '')) return
          await submit(form, { preventScrollReset: true })
        }}
      />
      <LateCrisisHelp text={typed} place="search" />
    </>
  )
}
