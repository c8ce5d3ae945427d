import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../api/error-words.ts'
import { Button } from './button.tsx'
import { Field, focusFirstWrong } from './field.tsx'
import layout from './layout.module.css'
import styles from './words-form.module.css'

/** One box of words and a button; says what is missing and what was refused, and empties itself once it is sent. */
export function WordsForm({
  label,
  hint,
  send,
  missing,
  rows = 3,
  maxLength,
  initial = '',
  onSend,
  cancel,
}: {
  label: string
  hint?: string
  send: string
  /** Instead of 'This field is required'. */
  missing?: string
  rows?: number
  maxLength: number
  initial?: string
  /** What it throws is shown. */
  onSend: (text: string) => Promise<void>
  cancel?: { label: string; onCancel: () => void }
}) {
  const required = useTranslations('ui')('fieldRequired')
  const wordsFor = useErrorWords()
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    if (!text.trim()) {
      setError(missing ?? required)
      requestAnimationFrame(() => focusFirstWrong(form))
      return
    }
    setBusy(true)
    try {
      await onSend(text.trim())
      setText('')
    } catch (refused) {
      setError(wordsFor(refused))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={rows}
            maxLength={maxLength}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <div className={layout.cluster}>
        <Button look="rice" type="submit" busy={isBusy}>
          {send}
        </Button>
        {cancel && (
          <Button look="bare" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
      </div>
    </form>
  )
}
