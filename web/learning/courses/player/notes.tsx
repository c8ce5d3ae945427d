import '../../../messages/courses-player.ts'
import type { CourseNote, CoursePlayer } from '@newyou/contract/learning/courses/player'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../../api/use-action.ts'
import { CrisisHelp } from '../../../foundation/crisis/crisis-help.tsx'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { clockOf } from '../../../ui/media/clock-time.ts'
import type { MediaPlace } from '../../../ui/media/media-player.tsx'
import { confirm } from '../../../ui/overlay-store.ts'
import { Stack } from '../../../ui/parts.tsx'
import { urls } from '../../../urls.ts'
import styles from './lesson.module.css'
import { allContents, playerQueries } from './queries.ts'

const longest = 2000

interface NotesProps {
  course: CoursePlayer
  userId: string
  lessonId: string
  /** Of the film or sound that plays; none beside a text. */
  place: MediaPlace | undefined
}

/** The client's own notes, each at a moment of a lesson. */
export function Notes({ course, userId, lessonId, place }: NotesProps) {
  const t = useTranslations('courses-player.notes')
  const client = useQueryClient()
  const query = playerQueries.notes(course.u_id, userId)
  const { data: notes = [], isError } = useQuery(query)
  const own = notes.filter(({ content_u_id }) => content_u_id === lessonId)
  const others = notes.filter(({ content_u_id }) => content_u_id !== lessonId)
  const refetch = () => client.invalidateQueries({ queryKey: query.queryKey })

  return (
    <section className={styles.notes}>
      <h2 className={styles.noteTitle}>{t('title')}</h2>
      <p className="small t3">{t('only')}</p>
      {isError && <p role="alert">{t('failed')}</p>}
      <NewNote lessonId={lessonId} place={place} onDone={refetch} />
      {own.length > 0 ? (
        <ul>
          {own.map((note) => (
            <Note key={note.u_id} note={note} place={place} onDone={refetch} />
          ))}
        </ul>
      ) : (
        <p className="t3">{t('none')}</p>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('others')}</summary>
          <OtherNotes course={course} notes={others} />
        </details>
      )}
    </section>
  )
}

function OtherNotes({ course, notes }: { course: CoursePlayer; notes: CourseNote[] }) {
  const lessons = allContents(course).filter(({ u_id }) =>
    notes.some(({ content_u_id }) => content_u_id === u_id),
  )
  return lessons.map((lesson) => (
    <div key={lesson.u_id}>
      <h3 className={styles.noteLesson}>
        <LocaleLink to={urls.player(course.u_id, lesson.u_id)}>{lesson.title}</LocaleLink>
      </h3>
      <ul>
        {notes
          .filter(({ content_u_id }) => content_u_id === lesson.u_id)
          .map(({ u_id, text }) => (
            <li key={u_id} className={styles.text}>
              {text}
            </li>
          ))}
      </ul>
    </div>
  ))
}

function NewNote({
  lessonId,
  place,
  onDone,
}: {
  lessonId: string
  place: MediaPlace | undefined
  onDone: () => Promise<void>
}) {
  const t = useTranslations('courses-player.notes')
  const schema = useNoteText()
  /** The moment at which the client began to write, not the one at which the note was ready. */
  const [at, setAt] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun in one lesson is not of the next
  useEffect(() => setAt(undefined), [lessonId])
  const { values, errors, failure, isBusy, set, replace, form } = useForm({
    initial: { text: '' },
    schema,
    async send(text) {
      await callApi('POST /api/website/course-note', {
        body: { course_content_u_id: lessonId, at_seconds: at ?? 0, text },
      })
      replace({ text: '' })
      setAt(undefined)
      await onDone()
    },
  })

  return (
    <Stack as="form" gap={2} start {...form}>
      <Field
        label={place && at !== undefined ? t('labelAt', { at: clockOf(at) }) : t('label')}
        error={errors.text ?? failure}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={longest}
            value={values.text}
            onChange={({ target }) => {
              if (!values.text) setAt(place?.now())
              set('text', target.value)
            }}
          />
        )}
      </Field>
      <CrisisHelp text={values.text} place="note" />
      <Button variant="quiet" small type="submit" busy={isBusy}>
        {t('send')}
      </Button>
    </Stack>
  )
}

function Note({
  note,
  place,
  onDone,
}: {
  note: CourseNote
  place: MediaPlace | undefined
  onDone: () => Promise<void>
}) {
  const t = useTranslations('courses-player.notes')
  const [isEditing, setEditing] = useState(false)

  const { run: removeNote } = useAction(async () => {
    await callApi('DELETE /api/website/course-note/{noteId}', { params: { noteId: note.u_id } })
    await onDone()
  })
  async function remove() {
    const isSure = await confirm({
      title: t('deleteTitle'),
      words: t('deleteWords'),
      confirmLabel: t('delete'),
      cancelLabel: t('keep'),
    })
    if (isSure) await removeNote()
  }

  if (isEditing)
    return (
      <li>
        <ChangedNote note={note} onDone={onDone} onClose={() => setEditing(false)} />
      </li>
    )
  const at = clockOf(note.at_seconds)
  return (
    <li className={styles.note}>
      <p className={styles.text}>{note.text}</p>
      <span className={styles.noteActions}>
        {place && (
          <Button
            variant="bare"
            small
            onClick={() => place.goTo(note.at_seconds)}
            aria-label={t('jump', { at })}
          >
            <span className="num">{at}</span>
          </Button>
        )}
        <Button variant="bare" small onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
        <Button variant="bare" small onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </span>
    </li>
  )
}

function ChangedNote({
  note,
  onDone,
  onClose,
}: {
  note: CourseNote
  onDone: () => Promise<void>
  onClose: () => void
}) {
  const t = useTranslations('courses-player.notes')
  const schema = useNoteText()
  const { errors, failure, isBusy, text, form } = useForm({
    initial: { text: note.text },
    schema,
    async send(changed) {
      await callApi('PUT /api/website/course-note/{noteId}', {
        params: { noteId: note.u_id },
        body: { text: changed },
      })
      await onDone()
      onClose()
    },
  })
  return (
    <Stack as="form" gap={2} start {...form}>
      <Field label={t('label')} error={errors.text ?? failure}>
        {(control) => <textarea {...control} rows={3} maxLength={longest} {...text('text')} />}
      </Field>
      <span className={styles.noteActions}>
        <Button variant="primary" small type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        <Button variant="bare" small onClick={onClose}>
          {t('cancel')}
        </Button>
      </span>
    </Stack>
  )
}

/** The text of a note without what surrounds it, or that it is missing. */
function useNoteText() {
  const missing = useTranslations('ui')('fieldRequired')
  return ({ text }: { text: string }): { parsed: string } | { wrong: { text: string } } =>
    text.trim() ? { parsed: text.trim() } : { wrong: { text: missing } }
}
