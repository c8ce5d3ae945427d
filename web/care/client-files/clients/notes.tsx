import '../../../messages/practice-clients.ts'
import type { ClientNote, ClientPage } from '@newyou/contract/care/client-files/clients'
import { clientNoteMax } from '@newyou/contract/vocabulary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import layout from '../../../ui/layout.module.css'
import { confirm, toast } from '../../../ui/overlay-store.ts'
import { Row, Section, Stack } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { WordsForm } from '../../../ui/words-form.tsx'
import { practiceQueries } from '../queries.ts'

/** Shown when asked for alone: each look is logged, and others may see the screen. */
export function PrivateNotes({ client }: { client: ClientPage }) {
  const t = useTranslations('practice-clients.notes')
  const [isOpen, setOpen] = useState(false)
  return (
    <Section gap={3} start>
      <h2>{t('title')}</h2>
      <p className="t2">{t('lead')}</p>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('hide') : t('show', { count: client.notes })}
      </Button>
      {isOpen && <OpenNotes appointmentId={client.appointment_u_id} />}
    </Section>
  )
}

function OpenNotes({ appointmentId }: { appointmentId: string }) {
  const t = useTranslations('practice-clients.notes')
  const queries = useQueryClient()
  const { queryKey, ...query } = practiceQueries.notes(appointmentId)
  const { data, isError, refetch } = useQuery({ queryKey, ...query })
  const keep = (change: (notes: ClientNote[]) => ClientNote[]) => {
    queries.setQueryData<ClientNote[]>(queryKey, (notes = []) => change(notes))
    void queries.invalidateQueries({ queryKey: ['practice', 'client'] })
  }
  if (isError) return <ErrorState words={t('failed')} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      <Stack gap={5} width="form">
        <WordsForm
          label={t('label')}
          send={t('save')}
          rows={5}
          maxLength={clientNoteMax}
          onSend={async (text) => {
            const { data: note } = await callApi('POST /api/practice/client/{appointmentId}/note', {
              params: { appointmentId },
              body: { text },
            })
            keep((notes) => [note, ...notes])
            toast({ tone: 'ok', words: t('saved') })
          }}
        />
      </Stack>
      <ul>
        {data.map((note) => (
          <Note
            key={note.u_id}
            note={note}
            onChanged={(changed) =>
              keep((notes) => notes.map((one) => (one.u_id === changed.u_id ? changed : one)))
            }
            onRemoved={() => keep((notes) => notes.filter((one) => one.u_id !== note.u_id))}
          />
        ))}
      </ul>
    </>
  )
}

function Note({
  note,
  onChanged,
  onRemoved,
}: {
  note: ClientNote
  onChanged: (note: ClientNote) => void
  onRemoved: () => void
}) {
  const t = useTranslations('practice-clients.notes')
  const { at } = useWhen()
  const [isEdited, setEdited] = useState(false)
  const params = { noteId: note.u_id }
  const remove = useAction(async () => {
    const isSure = await confirm({
      title: t('removing.title'),
      words: t('removing.words'),
      confirmLabel: t('removing.confirm'),
      cancelLabel: t('removing.cancel'),
    })
    if (!isSure) return
    await callApi('DELETE /api/practice/client-note/{noteId}', { params })
    toast({ tone: 'ok', words: t('removed') })
    onRemoved()
  })
  if (isEdited)
    return (
      <Row start>
        <WordsForm
          label={t('change', { when: at(note.created_at) })}
          send={t('save')}
          rows={8}
          maxLength={clientNoteMax}
          initial={note.text}
          cancel={{ label: t('cancel'), onCancel: () => setEdited(false) }}
          onSend={async (text) => {
            const { data } = await callApi('PUT /api/practice/client-note/{noteId}', {
              params,
              body: { text, version: note.version },
            })
            onChanged(data)
            setEdited(false)
          }}
        />
      </Row>
    )
  return (
    <Row start>
      <p className="small t3">
        {at(note.created_at)}
        {note.version > 1 && `. ${t('changed', { when: at(note.updated_at) })}`}
      </p>
      <p className={layout.typed}>{note.text}</p>
      <div className={layout.cluster}>
        <Button variant="quiet" small onClick={() => setEdited(true)}>
          {t('edit')}
        </Button>
        <Button variant="bare" small busy={remove.isBusy} onClick={() => void remove.run()}>
          {t('remove')}
        </Button>
      </div>
    </Row>
  )
}
