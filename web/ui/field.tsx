import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { IconAlertCircle } from './icons.ts'

export interface FieldControl {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * A label above, the control, a hint or what is wrong under it. The control is given its wiring:
 * `<Field label={…} error={…}>{(control) => <input {...control} name="city" />}</Field>`.
 */
export function Field({
  label,
  hint,
  error,
  keepsRoom = false,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Has room for what is wrong from the beginning, so that nothing below moves when it appears. */
  keepsRoom?: boolean
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const below = hint && (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  )
  return (
    // An empty room between the field and its hint would look like a gap.
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: error ? `${styles.input} ${styles.wrong}` : styles.input,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {keepsRoom && below}
      <ErrorRoom isKept={keepsRoom}>
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon of={IconAlertCircle} size="meta" />
            {error}
          </p>
        )}
      </ErrorRoom>
      {!keepsRoom && below}
    </div>
  )
}

/** Where one line of an error stands or will stand. */
export function ErrorRoom({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  return isKept ? <div className={styles.room}>{children}</div> : children
}

/** Moves to the first field of a form that is marked as wrong. Call it after the errors have been shown. */
export function focusFirstWrong(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
