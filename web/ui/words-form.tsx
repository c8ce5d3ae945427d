import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { useForm } from './form/use-form.ts'
import layout from './layout.module.css'
import { Stack } from './parts.tsx'

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
  below,
}: {
  label: string
  hint?: string
  send: string
  /** Instead of 'This field is required'. */
  missing?: string
  rows?: number
  maxLength: number
  initial?: string
  /** Errors thrown are shown. */
  onSend: (text: string) => Promise<void>
  cancel?: { label: string; onCancel: () => void }
  /** Content under the box, depending on its text. */
  below?: (text: string) => ReactNode
}) {
  const required = useTranslations('ui')('fieldRequired')
  const { values, errors, failure, isBusy, set, replace, form } = useForm<{ text: string }, string>({
    initial: { text: initial },
    schema({ text }) {
      const parsed = text.trim()
      return parsed ? { parsed } : { wrong: { text: missing ?? required } }
    },
    async send(text) {
      await onSend(text)
      replace({ text: '' })
    },
  })

  return (
    <Stack as="form" {...form}>
      <Field label={label} hint={hint} error={errors.text ?? failure}>
        {(control) => (
          <textarea
            {...control}
            rows={rows}
            maxLength={maxLength}
            value={values.text}
            onChange={({ target }) => set('text', target.value)}
          />
        )}
      </Field>
      {below?.(values.text)}
      <div className={layout.cluster}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {send}
        </Button>
        {cancel && (
          <Button variant="bare" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
      </div>
    </Stack>
  )
}
