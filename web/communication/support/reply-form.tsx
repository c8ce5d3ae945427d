import '../../messages/support.ts'
import { supportAnswerMax } from '@newyou/contract/vocabulary'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FilesField } from '../../ui/files-field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from './ticket.module.css'

interface Answer {
  text: string
  attachments: readonly File[]
}
const nothing: Answer = { text: '', attachments: [] }

/** A text field with attachments. On errors of `onSend` the typed text stays. */
export function ReplyForm({
  label,
  hint,
  offer,
  onSend,
}: {
  label: string
  hint: string
  /** Texts to insert into the box, below typed text. */
  offer?: (add: (text: string) => void) => ReactNode
  onSend: (text: string, files: readonly File[]) => Promise<void>
}) {
  const t = useTranslations('support.thread')
  const isClient = useSession()?.role === 'client'
  const { values, errors, failure, isBusy, set, replace, form } = useForm<Answer, Answer>({
    initial: nothing,
    schema({ text, attachments }) {
      return text.trim() ? { parsed: { text: text.trim(), attachments } } : { wrong: { text: t('missing') } }
    },
    async send({ text, attachments }) {
      await onSend(text, attachments)
      replace(nothing)
    },
  })

  return (
    <form {...form} className={styles.write}>
      {offer?.((text) => set('text', [values.text.trim(), text].filter(Boolean).join('\n\n')))}
      <Field label={label} hint={hint} error={errors.text}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={supportAnswerMax}
            value={values.text}
            onChange={({ target }) => set('text', target.value)}
          />
        )}
      </Field>
      {isClient && <CrisisHelp text={values.text} place="ticket" />}
      <FilesField
        files={values.attachments}
        error={errors.attachments}
        onChange={(files) => set('attachments', files)}
      />
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" type="submit" busy={isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
