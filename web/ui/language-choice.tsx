import { bareChipClass, chipClass } from './chip.tsx'
import styles from './question-step.module.css'

export interface LanguageOptions {
  shown: string
  all: readonly { language_u_id: string; code: string; native_name: string }[]
  onChange: (languageId: string) => void
}

/** In which language something is read, where it is written in several. */
export function LanguageChoice({
  label,
  options: { shown, all, onChange },
}: {
  label: string
  options: LanguageOptions
}) {
  if (all.length < 2) return null
  return (
    <fieldset className={styles.languages}>
      <legend className="sr-only">{label}</legend>
      {all.map(({ language_u_id: id, code, native_name: name }) => (
        <button
          key={id}
          type="button"
          lang={code}
          className={id === shown ? chipClass : bareChipClass}
          aria-pressed={id === shown}
          onClick={() => onChange(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
