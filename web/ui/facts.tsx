import type { Icon as TablerIcon } from '@tabler/icons-react'
import styles from './facts.module.css'
import { Icon } from './icon.tsx'

/** What comes with a thing, a line and a sign each; what does not hold of this one is left out. */
export function Facts({ facts }: { facts: readonly (readonly [TablerIcon, string | false])[] }) {
  return (
    <ul className={`small ${styles.facts}`}>
      {facts.map(
        ([icon, words]) =>
          words && (
            <li key={words}>
              <Icon of={icon} size="meta" />
              <span>{words}</span>
            </li>
          ),
      )}
    </ul>
  )
}
