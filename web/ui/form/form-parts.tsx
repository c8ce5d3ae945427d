import { type ReactNode, useId } from 'react'
import { ErrorRoom } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { IconAlertCircle } from '../icons.ts'
import { Card, Stack } from '../parts.tsx'
import styles from './form-parts.module.css'

/** One of a few, as buttons beside each other. */
export function ChoiceButtons<Value extends string>({
  label,
  hint,
  error,
  keepsRoom = false,
  name,
  options,
  value,
  onChoose,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Has room for what is wrong from the beginning. */
  keepsRoom?: boolean
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  value: string
  onChoose: (value: Value) => void
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div
        className={styles.buttons}
        data-wrong={error ? '' : undefined}
        data-two={options.length === 2 || undefined}
      >
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="over"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <ErrorRoom isKept={keepsRoom}>{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</ErrorRoom>
      {hint && (
        <Stack as="p" above={2} className="small t3">
          {hint}
        </Stack>
      )}
    </fieldset>
  )
}

/** Any of several, as buttons that stay pressed. */
export function ChoicesButtons<Value extends string>({
  label,
  hint,
  error,
  name,
  options,
  values,
  onChange,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  values: readonly string[]
  onChange: (values: Value[]) => void
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div
        className={styles.buttons}
        data-wrong={error ? '' : undefined}
        data-two={options.length === 2 || undefined}
      >
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="over"
              type="checkbox"
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) =>
                onChange(
                  options
                    .map(({ value }) => value)
                    .filter((value) => (value === option.value ? target.checked : values.includes(value))),
                )
              }
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <Stack as="p" above={2} className="small t3">
          {hint}
        </Stack>
      )}
    </fieldset>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon of={IconAlertCircle} size="meta" />
      {children}
    </p>
  )
}

/** Why a form was not taken, when it is not about one field. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Card as="p" tone="bad" size="small" role="alert">
      {children}
    </Card>
  )
}
