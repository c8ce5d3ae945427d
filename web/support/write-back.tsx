import '../messages/support.ts'
import { supportAnswerMax } from '@newyou/contract/vocabulary'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/client.ts'
import { useErrorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Field, focusFirstWrong } from '../ui/field.tsx'
import { FormFailure } from '../ui/form/form-parts.tsx'
import { FilesField } from './files-field.tsx'
import styles from './ticket.module.css'

/** A box of words with files. What `onSend` throws is shown, and what was typed stays. */
export function WriteBack({
  label,
  hint,
  onSend,
}: {
  label: string
  hint: string
  onSend: (text: string, files: readonly File[]) => Promise<void>
}) {
  const t = useTranslations('support.thread')
  const wordsFor = useErrorWords()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [errors, setErrors] = useState<{ text?: string; attachments?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setFailure(undefined)
    if (!text.trim()) {
      setErrors({ text: t('missing') })
      requestAnimationFrame(() => focusFirstWrong(form))
      return
    }
    setBusy(true)
    try {
      await onSend(text.trim(), files)
      setText('')
      setFiles([])
      setErrors({})
    } catch (error) {
      const named = error instanceof ApiError ? error.fieldErrors : {}
      setErrors(named)
      if (!named.text && !named.attachments) setFailure(wordsFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className={styles.write}>
      <Field label={label} hint={hint} error={errors.text}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={supportAnswerMax}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setErrors({ ...errors, text: '' })
            }}
          />
        )}
      </Field>
      <FilesField
        files={files}
        error={errors.attachments}
        onChange={(chosen) => {
          setFiles(chosen)
          setErrors({ ...errors, attachments: '' })
        }}
      />
      <FormFailure>{failure}</FormFailure>
      <Button look="rice" type="submit" busy={isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
