import { useGetManyAggregate } from 'react-admin'
import { wordsOf } from './words.ts'

/** Categories by their names. */
export function CategoryNames({ slugs }: { slugs: readonly string[] }) {
  const { data = [] } = useGetManyAggregate(
    'options/categories',
    { ids: [...slugs] },
    { enabled: slugs.length > 0 },
  )
  const names = new Map(data.map(({ id, name }) => [id, String(name)]))
  return slugs.map((slug) => names.get(slug) ?? wordsOf(slug)).join(', ')
}
