import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './call.module.css'
import notes from './notes.module.css'
import type { Control } from './use-controls.ts'

/** Tools with their words: in a row over the session, or below each other in their panel. */
export function Tools({ tools, isList = false }: { tools: readonly Control[]; isList?: boolean }) {
  return (
    <ul className={isList ? notes.toolList : styles.tools}>
      {tools.map(({ id, name, icon, isOn, press }) => (
        <li key={id}>
          <Button
            variant="bare"
            small={!isList}
            wide={isList}
            aria-pressed={isOn}
            onClick={() => void press()}
          >
            <Icon of={icon} />
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
