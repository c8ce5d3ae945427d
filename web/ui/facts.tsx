import type { Icon as TablerIcon } from '@tabler/icons-react'
import styles from './detail-screen.module.css'
import { Icon } from './icon.tsx'

/** The facts of a product, a line and an icon each; those that do not apply are left out. */
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
