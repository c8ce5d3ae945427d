import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { courseLessons } from '@newyou/contract/administration/back-office/courses'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { wordsOf } from '../fields/words.ts'

/** The form of a new record in which these fields are filled in. */
const formWith = (resource: string, values: object) =>
  `/${resource}/create?source=${encodeURIComponent(JSON.stringify(values))}`

/** One line to type a name into; it is empty again for the next one. */
function AddLine({
  label,
  button,
  onAdd,
  children,
}: {
  label: string
  button: string
  onAdd: (title: string) => Promise<void>
  children?: React.ReactNode
}) {
  const [title, setTitle] = useState('')
  const { isBusy, attempt } = useStaffAction()
  function add(submit: FormEvent) {
    submit.preventDefault()
    if (isBusy || title.trim() === '') return
    void attempt(async () => {
      await onAdd(title.trim())
      setTitle('')
    })
  }
  return (
    <Stack component="form" direction="row" gap={1} flexWrap="wrap" alignItems="center" onSubmit={add}>
      <TextField
        size="small"
        margin="none"
        label={label}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        sx={{ flex: '1 1 14rem', maxWidth: 420 }}
      />
      {children}
      <Button type="submit" variant="outlined" disabled={isBusy || title.trim() === ''}>
        {button}
      </Button>
    </Stack>
  )
}

export const AddSection = ({ courseId, onDone }: { courseId: string; onDone: () => Promise<unknown> }) => (
  <AddLine
    label="New section"
    button="Add section"
    onAdd={async (title) => {
      await call('POST /api/staff/course-sections', { body: { course_id: courseId, title } })
      await onDone()
    }}
  />
)

/** A text or a quiz is there at once; what needs a file goes on in its form. */
const withoutFile = ['text', 'quiz']

export function AddLesson({
  section,
  onDone,
}: {
  section: { u_id: string; title: string }
  onDone: () => Promise<unknown>
}) {
  const [kind, setKind] = useState('text')
  const navigate = useNavigate()
  return (
    <AddLine
      label={`New lesson in ${section.title}`}
      button="Add lesson"
      onAdd={async (title) => {
        const body = { section_id: section.u_id, title, kind }
        if (!withoutFile.includes(kind)) return void navigate(formWith('course-lessons', body))
        await call('POST /api/staff/course-lessons', { body })
        await onDone()
      }}
    >
      <TextField
        select
        fullWidth={false}
        size="small"
        margin="none"
        label="Type"
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        sx={{ minWidth: 120 }}
      >
        {(courseLessons.fields.kind?.choices ?? []).map((one) => (
          <MenuItem key={one} value={one}>
            {wordsOf(one)}
          </MenuItem>
        ))}
      </TextField>
    </AddLine>
  )
}

export const AddQuestion = ({ quiz }: { quiz: { u_id: string; title: string } }) => (
  <Button
    component={Link}
    to={formWith('quiz-questions', { content_id: quiz.u_id })}
    size="small"
    aria-label={`Add question to ${quiz.title}`}
  >
    Add question
  </Button>
)
