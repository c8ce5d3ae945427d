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

/** What waits for the end of the press that is under way; undefined while nothing is pressed. */
let waiting: (() => void)[] | undefined

// A field is left when the button of the mouse goes down, also with a finger, whose mouse events follow its own. The click
// comes right after the button is up, in the same turn; over a menu, as a drag or by a key a press ends without it.
const listen = (event: string, work: () => void) => globalThis.window?.addEventListener(event, work, true)
listen('mousedown', () => {
  waiting ??= []
})
for (const last of ['mouseup', 'contextmenu', 'dragend', 'keydown'])
  listen(last, () =>
    setTimeout(() => {
      for (const work of waiting ?? []) work()
      waiting = undefined
    }),
  )

/**
 * Does it now, or when the press that is under way has ended: what moves while a finger is on a button takes the
 * button away from under it, and the press is lost.
 */
export function afterPress(work: () => void) {
  if (waiting) waiting.push(work)
  else work()
}
