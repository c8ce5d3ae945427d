import '../../../messages/practice-notes.ts'
import type { ClientNote } from '@newyou/contract/care/client-files/notes'
import { clientNoteMax } from '@newyou/contract/vocabulary'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { randomUuid } from '../../../session/random-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconLock } from '../../../ui/icons.ts'
import layout from '../../../ui/layout.module.css'
import { confirm, toast } from '../../../ui/overlay-store.ts'
import { Row } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { WordsForm } from '../../../ui/words-form.tsx'
import { useHeading } from './use-heading.ts'

interface NoteProps {
  note: ClientNote
  onChanged: (note: ClientNote) => void
}

function Sections({ note }: { note: ClientNote }) {
  const t = useTranslations('practice-notes')
  const heading = useHeading()
  const shown = note.sections
    .filter(({ text }) => text.trim())
    .map((section) => (
      <div key={section.heading}>
        {section.heading && <p className="small t3">{heading(note.template, section.heading)}</p>}
        <p className={layout.typed}>{section.text}</p>
      </div>
    ))
  return (
    <>
      {note.is_together && <p className="small t2">{t('ofTogether')}</p>}
      {shown}
    </>
  )
}

export function Draft({
  note,
  onEdit,
  onRemoved,
}: {
  note: ClientNote
  onEdit: () => void
  onRemoved: () => void
}) {
  const t = useTranslations('practice-notes')
  const { at } = useWhen()
  const remove = useAction(async () => {
    const isSure = await confirm({
      title: t('removing.title'),
      words: t('removing.words'),
      confirmLabel: t('removing.confirm'),
      cancelLabel: t('removing.cancel'),
    })
    if (!isSure) return
    await callApi('DELETE /api/practice/client-note/{noteId}', { params: { noteId: note.u_id } })
    toast({ tone: 'ok', words: t('removed') })
    onRemoved()
  })
  return (
    <Row start>
      <p className="small t3">
        {t('draft', { when: at(note.created_at) })}
        {note.version > 1 && `. ${t('changed', { when: at(note.updated_at) })}`}
      </p>
      <Sections note={note} />
      <div className={layout.cluster}>
        <Button variant="quiet" small onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="bare" small busy={remove.isBusy} onClick={() => void remove.run()}>
          {t('remove')}
        </Button>
      </div>
    </Row>
  )
}

/** A note that stays as it was signed, with what was added to it. */
export function SignedNote({ note, onChanged }: NoteProps) {
  const t = useTranslations('practice-notes')
  const { at } = useWhen()
  return (
    <Row start>
      <p className={`small t3 ${layout.cluster}`}>
        <Icon of={IconLock} size="meta" />
        {t('signed', { name: note.signed_name ?? '', when: at(note.signed_at ?? note.updated_at) })}
      </p>
      <Sections note={note} />
      {note.addenda.map((one) => (
        <div key={one.u_id}>
          <p className="small t3">{t('addendum', { name: one.signed_name, when: at(one.created_at) })}</p>
          <p className={layout.typed}>{one.text}</p>
        </div>
      ))}
      <Addendum note={note} onChanged={onChanged} />
    </Row>
  )
}

function Addendum({ note, onChanged }: NoteProps) {
  const t = useTranslations('practice-notes')
  // The id of the next one: sent twice after a lost answer, it is added once.
  const [id, setId] = useState<string>()
  if (!id)
    return (
      <Button variant="quiet" small onClick={() => setId(randomUuid())}>
        {t('add')}
      </Button>
    )
  return (
    <WordsForm
      label={t('addLabel')}
      hint={t('addHint')}
      send={t('addSend')}
      rows={4}
      maxLength={clientNoteMax}
      cancel={{ label: t('cancel'), onCancel: () => setId(undefined) }}
      onSend={async (text) => {
        const { data } = await callApi('POST /api/practice/client-note/{noteId}/addendum', {
          params: { noteId: note.u_id },
          body: { u_id: id, text },
        })
        setId(undefined)
        onChanged(data)
      }}
    />
  )
}
