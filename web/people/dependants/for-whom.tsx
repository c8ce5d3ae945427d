import '../../messages/dependants.ts'
import { pathTo } from '@newyou/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { WithQueries } from '../../session/with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceButtons } from '../../ui/form/form-parts.tsx'
import { dependantQuery } from './queries.ts'

/** For whom a session is booked: the client, or one of those for whom they pay. The choice lives in the address. */
export default function ForWhom() {
  return (
    <WithQueries>
      <Choice />
    </WithQueries>
  )
}

function Choice() {
  const t = useTranslations('dependants.choose')
  const [query, setQuery] = useSearchParams()
  const { data } = useQuery(dependantQuery)
  const others = data?.dependants.filter(({ state }) => state === 'agreed') ?? []
  if (!data) return null
  if (others.length === 0)
    return (
      <Button variant="bare" small to={pathTo('dependants')}>
        {t('other')}
      </Button>
    )
  const chosen = others.find(({ u_id }) => u_id === query.get('for'))?.u_id ?? ''
  return (
    <ChoiceButtons
      label={t('title')}
      name="for-whom"
      options={[
        { value: '', label: t('me') },
        ...others.map(({ u_id, name }) => ({ value: u_id, label: name })),
      ]}
      value={chosen}
      onChoose={(value) => {
        const next = new URLSearchParams(query)
        if (value) next.set('for', value)
        else next.delete('for')
        setQuery(next, { replace: true, preventScrollReset: true })
      }}
    />
  )
}
