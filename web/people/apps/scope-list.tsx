import { type Scope, scopes } from '@newyou/contract/scopes'
import { useLocale } from 'use-intl'
import layout from '../../ui/layout.module.css'

/** What an app may do, in words of the person. */
export function ScopeList({ of }: { of: readonly string[] }) {
  const locale = useLocale() === 'hi' ? 'hi' : 'en'
  return (
    <ul className={layout.bullets}>
      {of.map((scope) => (
        <li key={scope}>{scope in scopes ? scopes[scope as Scope].words[locale] : scope}</li>
      ))}
    </ul>
  )
}
