import { Box, Button, Stack } from '@mui/material'
import type { Resource, Row } from '@newyou/contract/administration/back-office/resource'
import { type ReactElement, useState } from 'react'
import {
  DeleteButton,
  Edit,
  HttpError,
  Labeled,
  SaveButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useNotify,
  usePermissions,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { ClaimMarks } from '../advertising-claims/marks.tsx'
import { WidgetCode } from '../booking-widgets/code.tsx'
import { dataProvider } from '../data/data-provider.ts'
import { CancelEvent } from '../events/cancel-event.tsx'
import { FieldValue } from '../fields/columns.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { nameOf } from '../fields/words.ts'
import { OrganizationDeskPart } from '../organizations/admin.tsx'
import { PagePreviewButton, PreviewButton } from '../outline/preview-button.tsx'
import { Revisions } from '../revisions/revisions.tsx'
import { mayWrite } from '../session/roles.ts'
import { checkOf } from './check.ts'
import { type Conflict, ConflictDialog } from './conflict.tsx'
import { StateButtons } from './state.tsx'

/** Actions on a record beside its form. */
const deeds: Record<string, ReactElement> = { events: <CancelEvent /> }
/** Further parts of a record, below its form. */
const below: Record<string, ReactElement> = {
  organizations: <OrganizationDeskPart />,
  'booking-widgets': <WidgetCode />,
}

/** The screen on which a course is built. */
const outlineOf = (courseId: unknown) => `/courses/${courseId}/outline`
const toOutline = (courseId: unknown, words: string) => (
  <Button component={Link} to={outlineOf(courseId)}>
    {words}
  </Button>
)
/** Links from a record to related screens. */
const beside: Record<string, (row: Row) => ReactElement> = {
  courses: ({ u_id: id }) => (
    <>
      {toOutline(id, 'Sections and lessons')}
      <PreviewButton courseId={id} />
    </>
  ),
  pages: ({ u_id: slug }) => <PagePreviewButton slug={slug} />,
  'about-modules': () => <PagePreviewButton slug="about-us" />,
  'faq-entries': () => <PagePreviewButton slug="faq" />,
  'course-sections': ({ course_id: id }) => toOutline(id, 'Back to course'),
  'course-lessons': ({ course_id: id }) => toOutline(id, 'Back to course'),
  'quiz-questions': ({ course_id: id }) => toOutline(id, 'Back to course'),
}

type RecordConflict = Conflict & { current: Row }

function Actions({ of }: { of: Resource }) {
  const row = useRecordContext<Row & { id: string }>()
  const isSeen = row && of.page && (!of.hasStates || row.state === 'published')
  return (
    <TopToolbar>
      {row && beside[of.name]?.(row)}
      {isSeen && (
        <Button href={of.page?.(row) ?? ''} target="_blank" rel="noopener">
          View on site
        </Button>
      )}
    </TopToolbar>
  )
}

function FormBar({ of }: { of: Resource }) {
  const { isDirty } = useFormState()
  const row = useRecordContext()
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap', py: 1 }}>
      <SaveButton alwaysEnable={false} />
      {of.hasStates && <StateButtons isDirty={isDirty} />}
      {deeds[of.name]}
      {of.canDelete && (
        <DeleteButton
          mutationMode="pessimistic"
          redirect={of.isPart ? () => outlineOf(row?.course_id) : 'list'}
          confirmTitle={`Delete this ${of.label.one.toLowerCase()}?`}
        />
      )}
    </Toolbar>
  )
}

/** The decision after a conflict, inside of the form whose values it is about. */
function Decision({ of, conflict, onDone }: { of: Resource; conflict: RecordConflict; onDone: () => void }) {
  const { getValues } = useFormContext()
  const refresh = useRefresh()
  const notify = useNotify()
  async function saveMine() {
    const { current } = conflict
    try {
      await dataProvider.update(of.name, {
        id: current.u_id,
        data: { ...getValues(), version: current.version },
        previousData: { ...current, id: current.u_id },
      })
      notify('Saved', { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    onDone()
    refresh()
  }
  return (
    <ConflictDialog
      of={of}
      conflict={conflict}
      onMine={() => void saveMine()}
      onTheirs={() => {
        onDone()
        refresh()
      }}
    />
  )
}

/** The form of a record, as its declaration says. */
export function RecordEdit({ of }: { of: Resource }) {
  const [conflict, setConflict] = useState<RecordConflict>()
  const { permissions } = usePermissions()
  const notify = useNotify()
  const isWriter = mayWrite(of, permissions)
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      title={<Title of={of} />}
      actions={<Actions of={of} />}
      mutationOptions={{
        onSuccess: () => notify('Saved', { type: 'success' }),
        onError(error: unknown) {
          if (error instanceof HttpError && error.body?.code === 'changedMeanwhile')
            setConflict(error.body.data as RecordConflict)
          else
            notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
              type: 'error',
            })
        },
      }}
    >
      <SimpleForm
        validate={checkOf(of, false)}
        toolbar={isWriter ? <FormBar of={of} /> : false}
        maxWidth={860}
      >
        <Fields of={of} isReadOnly={!isWriter} />
        {of.hasPublicTexts && <ClaimMarks of={of} isReadOnly={!isWriter} />}
        {conflict && <Decision of={of} conflict={conflict} onDone={() => setConflict(undefined)} />}
      </SimpleForm>
      {below[of.name] && <Box p={2}>{below[of.name]}</Box>}
      {of.keepsRevisions && (
        <Box p={2}>
          <Revisions of={of} />
        </Box>
      )}
    </Edit>
  )
}

function Title({ of }: { of: Resource }) {
  const row = useRecordContext()
  return (
    <span>
      {of.label.one}
      {row && `: ${nameOf(of, row)}`}
    </span>
  )
}

function Fields({ of, isReadOnly }: { of: Resource; isReadOnly: boolean }) {
  const fields = Object.entries(of.fields)
  const still = fields.filter(([, { isShown, isFixed }]) => isReadOnly || isShown || isFixed)
  const open = fields.filter(([, { isShown, isFixed }]) => !isReadOnly && !isShown && !isFixed)
  return (
    <>
      {still.length > 0 && (
        <Stack direction="row" gap={4} flexWrap="wrap" mb={3}>
          {still.map(([name, field]) => (
            <Labeled key={name} label={field.label}>
              <FieldValue name={name} field={field} />
            </Labeled>
          ))}
        </Stack>
      )}
      {open.map(([name, field]) => (
        <FieldInput key={name} name={name} field={field} />
      ))}
    </>
  )
}
