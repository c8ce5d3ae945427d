import { type Scope, scopes } from '@newyou/contract/scopes'

const wordsOf = (scope: string) => (scope in scopes ? scopes[scope as Scope].words.en : scope)

/** What a program may do, folded. */
export function MayDo({ scopes: all }: { scopes: readonly string[] }) {
  return (
    <details>
      <summary>{all.length === 1 ? '1 thing' : `${all.length} things`}</summary>
      {all.map(wordsOf).join('; ')}
    </details>
  )
}
