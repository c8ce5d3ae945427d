import '../../../messages/practice-notes.ts'
import type { ClientPage } from '@newyou/contract/care/client-files/clients'
import type { ClientNote, OwnNoteTemplate } from '@newyou/contract/care/client-files/notes'
import { noteTemplates } from '@newyou/contract/vocabulary'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { randomUuid } from '../../../session/random-id.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { ChoiceButtons } from '../../../ui/form/form-parts.tsx'
import layout from '../../../ui/layout.module.css'
import { Section, Stack } from '../../../ui/parts.tsx'
import { practiceQueries } from '../queries.ts'
import { Draft, SignedNote } from './note-read.tsx'
import { keptNote, type NoteDraft } from './use-note-draft.ts'

const NoteEditor = lazy(() => import('./note-editor.tsx'))
const OwnTemplates = lazy(() => import('./own-templates.tsx'))

/** Shown when asked for alone: each look is logged, and others may see the screen. */
export function PrivateNotes({
  client,
  latestOnly = false,
}: {
  client: ClientPage
  /** One alone, the last that was begun. */
  latestOnly?: boolean
}) {
  const t = useTranslations('practice-notes')
  const [isOpen, setOpen] = useState(false)
  return (
    <Section gap={3}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('lead')}</p>
      <div>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('hide') : t('show', { count: client.notes })}
        </Button>
      </div>
      {isOpen && (
        <OpenNotes
          appointmentId={client.appointment_u_id}
          hasTogether={client.has_together}
          latestOnly={latestOnly}
        />
      )}
    </Section>
  )
}

const draftOf = ({
  u_id: noteId,
  is_together: isTogether,
  version,
  template,
  sections,
}: ClientNote): NoteDraft => ({
  noteId,
  isTogether,
  version,
  template,
  sections,
})

function OpenNotes({
  appointmentId,
  hasTogether,
  latestOnly,
}: {
  appointmentId: string
  hasTogether: boolean
  latestOnly: boolean
}) {
  const t = useTranslations('practice-notes')
  const queries = useQueryClient()
  const { queryKey, ...query } = practiceQueries.notes(appointmentId)
  const { data, isError, refetch } = useQuery({ queryKey, ...query })
  // Words that were typed and not saved before the page was loaded anew.
  const [draft, setDraft] = useState(() => keptNote(appointmentId).read() as NoteDraft | undefined)
  const keep = (change: (notes: ClientNote[]) => ClientNote[]) => {
    queries.setQueryData<ClientNote[]>(queryKey, (notes = []) => change(notes))
    void queries.invalidateQueries({ queryKey: ['practice', 'client'] })
  }
  const put = (note: ClientNote) =>
    keep((notes) =>
      notes.some((one) => one.u_id === note.u_id)
        ? notes.map((one) => (one.u_id === note.u_id ? note : one))
        : [note, ...notes],
    )
  if (isError) return <ErrorState words={t('failed')} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      {draft ? (
        <Suspense fallback={null}>
          <NoteEditor
            key={draft.noteId}
            draft={draft}
            appointmentId={appointmentId}
            onSaved={put}
            onClose={() => setDraft(undefined)}
          />
        </Suspense>
      ) : (
        <BeginNote hasTogether={hasTogether} onBegin={setDraft} />
      )}
      <ul>
        {data
          .filter(({ u_id: id }) => id !== draft?.noteId)
          .slice(0, latestOnly ? 1 : undefined)
          .map((note) =>
            note.signed_at ? (
              <SignedNote key={note.u_id} note={note} onChanged={put} />
            ) : (
              <Draft
                key={note.u_id}
                note={note}
                onEdit={() => setDraft(draftOf(note))}
                onRemoved={() => keep((notes) => notes.filter((one) => one.u_id !== note.u_id))}
              />
            ),
          )}
      </ul>
    </>
  )
}

/** Sections of a template, without words yet; by the id of an own one or the name of one of ours. */
function emptyDraft(chosen: string, own: readonly OwnNoteTemplate[], isTogether: boolean): NoteDraft {
  const made = own.find(({ u_id: id }) => id === chosen)
  const ours = chosen === 'soap' || chosen === 'dap' ? chosen : 'free'
  return {
    noteId: randomUuid(),
    isTogether,
    version: null,
    template: made ? 'own' : ours,
    sections: (made?.headings ?? noteTemplates[ours]).map((heading) => ({ heading, text: '' })),
  }
}

function BeginNote({ hasTogether, onBegin }: { hasTogether: boolean; onBegin: (draft: NoteDraft) => void }) {
  const t = useTranslations('practice-notes')
  const { data: own = [] } = useQuery(practiceQueries.noteTemplates)
  const [chosen, setChosen] = useState('free')
  const [isManaging, setManaging] = useState(false)
  const [about, setAbout] = useState<'client' | 'together'>('client')
  return (
    <Stack gap={3} width="form">
      {hasTogether && (
        <ChoiceButtons
          label={t('about')}
          hint={t('aboutHint')}
          name="about"
          options={(['client', 'together'] as const).map((value) => ({ value, label: t(`abouts.${value}`) }))}
          value={about}
          onChoose={setAbout}
        />
      )}
      <Field label={t('template')}>
        {(control) => (
          <select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {(['free', 'soap', 'dap'] as const).map((name) => (
              <option key={name} value={name}>
                {t(`templates.${name}`)}
              </option>
            ))}
            {own.map(({ u_id: id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={layout.cluster}>
        <Button
          variant="primary"
          onClick={() => onBegin(emptyDraft(chosen, own, hasTogether && about === 'together'))}
        >
          {t('begin')}
        </Button>
        <Button variant="bare" aria-expanded={isManaging} onClick={() => setManaging(!isManaging)}>
          {t('own.manage')}
        </Button>
      </div>
      {isManaging && (
        <Suspense fallback={null}>
          <OwnTemplates />
        </Suspense>
      )}
    </Stack>
  )
}
