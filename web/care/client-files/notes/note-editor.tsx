import '../../../messages/practice-notes.ts'
import type { ClientNote } from '@newyou/contract/care/client-files/notes'
import { clientNoteMax } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import layout from '../../../ui/layout.module.css'
import { confirm } from '../../../ui/overlay-store.ts'
import { Stack } from '../../../ui/parts.tsx'
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts'
import { useHeading } from './use-heading.ts'
import { type NoteDraft, useNoteDraft } from './use-note-draft.ts'

/** A draft that saves itself, until its healer signs it or closes it. */
export default function NoteEditor({
  draft,
  appointmentId,
  onSaved,
  onClose,
}: {
  draft: NoteDraft
  appointmentId: string
  onSaved: (note: ClientNote) => void
  onClose: () => void
}) {
  const t = useTranslations('practice-notes')
  const heading = useHeading()
  const { sections, write, save, state, refusal, version, forget } = useNoteDraft(draft, {
    appointmentId,
    onSaved,
  })
  const leaving = {
    title: t('leaving.title'),
    words: t('leaving.words'),
    confirmLabel: t('leaving.confirm'),
    cancelLabel: t('leaving.cancel'),
  }
  useLeaveQuestion(state === 'waiting', leaving)
  const sign = useAction(async () => {
    if (!(await save())) return
    const isSure = await confirm({
      title: t('signing.title'),
      words: t('signing.words'),
      confirmLabel: t('signing.confirm'),
      cancelLabel: t('signing.cancel'),
    })
    if (!isSure) return
    const { data } = await callApi('POST /api/practice/client-note/{noteId}/signature', {
      params: { noteId: draft.noteId },
      body: { version: version() ?? 1 },
    })
    onSaved(data)
    onClose()
  })
  const close = useAction(async () => {
    const isLeft = (await save()) || (refusal !== undefined && (await confirm(leaving)))
    if (!isLeft) return
    forget()
    onClose()
  })
  return (
    <Stack gap={5} width="form">
      {draft.isTogether && <p className="small t2">{t('ofTogether')}</p>}
      {sections.map((section, place) => (
        <Field key={section.heading} label={heading(draft.template, section.heading)}>
          {(control) => (
            <textarea
              {...control}
              rows={draft.template === 'free' ? 8 : 4}
              maxLength={clientNoteMax}
              value={section.text}
              onChange={({ target }) => write(place, target.value)}
            />
          )}
        </Field>
      ))}
      <p className="small t2" role="status">
        {t(`state.${state}`)}
      </p>
      <FormFailure>{refusal}</FormFailure>
      <div className={layout.cluster}>
        {sections.some(({ text }) => text.trim()) && (
          <Button variant="primary" busy={sign.isBusy} onClick={() => void sign.run()}>
            {t('sign')}
          </Button>
        )}
        <Button variant="quiet" busy={close.isBusy} onClick={() => void close.run()}>
          {t('close')}
        </Button>
      </div>
    </Stack>
  )
}
