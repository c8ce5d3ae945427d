import { Section, Stack } from '../../ui/parts.tsx'
import styles from './parts.module.css'
import { shownParts } from './shown-parts.tsx'

const themes = ['dark', 'light'] as const

/** Every shared part with its states, in both themes, as wide as a small phone. In development only (`routes.ts`). */
export default function Parts() {
  return (
    <Stack gap={0} className={styles.page}>
      {themes.map((theme) => (
        <div key={theme} className={styles.pane} data-theme={theme}>
          <h1>{theme}</h1>
          {shownParts.map(({ name, states }) => (
            <Section key={name}>
              <h2>{name}</h2>
              <Stack gap={5}>
                {Object.entries(states).map(([state, show]) => (
                  <div key={state} data-part={`${name}, ${state}`}>
                    <p className="small t3">{state}</p>
                    {show()}
                  </div>
                ))}
              </Stack>
            </Section>
          ))}
        </div>
      ))}
    </Stack>
  )
}
