import { useEffect, useState } from 'react'
import { call } from '../data/call.ts'

export interface HealerChoice {
  u_id: string
  name: string
}

/** What an Autocomplete needs to find healers by what is typed of their name. */
export function useHealerSearch(onFailure: (error: unknown) => void = () => {}) {
  const [options, setOptions] = useState<HealerChoice[]>([])
  const [search, setSearch] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked anew for other words alone
  useEffect(() => {
    let isOld = false
    const query = { search, items_per_page: 50 }
    call('GET /api/staff/options/{kind}', { params: { kind: 'healers' }, query }).then(
      ({ data }) => !isOld && setOptions(data),
      (error: unknown) => {
        if (isOld) return
        setOptions([])
        onFailure(error)
      },
    )
    return () => {
      isOld = true
    }
  }, [search])
  return {
    options,
    filterOptions: (all: HealerChoice[]) => all,
    onInputChange: (_event: unknown, words: string) => setSearch(words),
    getOptionLabel: ({ name }: HealerChoice) => name,
    getOptionKey: ({ u_id }: HealerChoice) => u_id,
    isOptionEqualToValue: (one: HealerChoice, other: HealerChoice) => one.u_id === other.u_id,
  }
}
