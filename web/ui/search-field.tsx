import type { FormEventHandler } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import styles from './list-screen.module.css'
import { useLocalized } from './locale-link.tsx'

/** Search in a list; works without JavaScript too. The other filters of the address stay. */
export function SearchField({
  to,
  value,
  kept = {},
  label,
  placeholder = label,
  submit,
  maxLength,
  onType,
  onSubmit,
}: {
  to: string
  value: string
  kept?: Record<string, readonly string[]>
  label: string
  placeholder?: string
  submit: string
  maxLength: number
  onType?: (words: string) => void
  onSubmit?: FormEventHandler<HTMLFormElement>
}) {
  const localized = useLocalized()
  return (
    // The key: another address shows its own words.
    <Form
      key={value}
      role="search"
      action={localized(to)}
      className={styles.search}
      preventScrollReset
      onSubmit={onSubmit}
    >
      <input
        type="search"
        name="search"
        defaultValue={value}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        enterKeyHint="search"
        // Earlier searches on this device are not proposed.
        autoComplete="off"
        onChange={({ target }) => onType?.(target.value)}
      />
      {Object.entries(kept).map(
        ([name, values]) =>
          values.length > 0 && <input key={name} type="hidden" name={name} value={values.join(',')} />,
      )}
      <Button variant="quiet" type="submit">
        {submit}
      </Button>
    </Form>
  )
}
