import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Chip, IconButton, Typography } from '@mui/material'
import type {
  OutlineLesson,
  OutlineSection,
} from '@newyou/contract/administration/back-office/course-outline'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { wordsOf } from '../fields/words.ts'
import { AddLesson, AddQuestion } from './add.tsx'
import type { Sections } from './moves.ts'
import { Renamed } from './rename.tsx'
import { OutlineRow } from './row.tsx'

interface Changeable {
  /** Reads the outline anew. */
  onDone: () => Promise<unknown>
}

function Rows({
  of,
  label,
  children,
}: {
  of: readonly { u_id: string }[]
  label: string
  children: ReactNode
}) {
  return (
    <SortableContext items={of.map(({ u_id }) => u_id)} strategy={verticalListSortingStrategy}>
      <Box
        component="ol"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
      >
        {children}
      </Box>
    </SortableContext>
  )
}

const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`

function Lesson({ lesson, onDone }: { lesson: OutlineLesson } & Changeable) {
  const { u_id: id, title, kind, questions } = lesson
  return (
    <OutlineRow
      part={{ kind: 'lesson', id }}
      name={title}
      head={
        <>
          <Renamed resource="course-lessons" row={lesson} onDone={onDone}>
            <Link to={`/course-lessons/${id}`}>{title}</Link>
          </Renamed>
          <Chip size="small" variant="outlined" label={wordsOf(kind)} />
          {lesson.seconds > 0 && kind !== 'quiz' && (
            <Typography variant="body2" color="text.secondary">
              {minutes(lesson.seconds)}
            </Typography>
          )}
          {lesson.is_preview && <Chip size="small" label="Free preview" />}
        </>
      }
    >
      {kind === 'quiz' && (
        <Box sx={{ pl: { xs: 1, sm: 5 }, pr: 1, pb: 1 }}>
          <Rows of={questions} label={`Questions of ${title}`}>
            {questions.map(({ u_id: questionId, question }) => (
              <OutlineRow
                key={questionId}
                part={{ kind: 'question', id: questionId }}
                name={question}
                head={<Link to={`/quiz-questions/${questionId}`}>{question}</Link>}
              />
            ))}
          </Rows>
          <AddQuestion quiz={lesson} />
        </Box>
      )}
    </OutlineRow>
  )
}

/** Where a lesson is dropped that becomes the last of its section. */
function End({ sectionId, children }: { sectionId: string; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({
    id: `end-${sectionId}`,
    data: { kind: 'end', id: sectionId },
  })
  return (
    <Box
      ref={setNodeRef}
      data-over={isOver || undefined}
      sx={{
        mt: 1,
        p: 1,
        border: '1px dashed',
        borderRadius: 1,
        borderColor: isOver ? 'primary.main' : 'transparent',
      }}
    >
      {children}
    </Box>
  )
}

function DeleteEmpty({ section, onDone }: { section: OutlineSection } & Changeable) {
  const { isBusy, attempt } = useStaffAction()
  return (
    <IconButton
      size="small"
      aria-label={`Delete ${section.title}`}
      disabled={isBusy}
      onClick={() =>
        void attempt(async () => {
          await call('DELETE /api/staff/course-sections/{id}', { params: { id: section.u_id } })
          await onDone()
        })
      }
    >
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
}

/** Sections with their lessons, and quizzes with their questions. */
export function OutlineTree({ sections, onDone }: { sections: Sections } & Changeable) {
  return (
    <Rows of={sections} label="Sections">
      {sections.map((section) => (
        <OutlineRow
          key={section.u_id}
          part={{ kind: 'section', id: section.u_id }}
          name={section.title}
          head={
            <>
              <Renamed resource="course-sections" row={section} onDone={onDone}>
                <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                  {section.title}
                </Typography>
              </Renamed>
              {section.lessons.length === 0 && <DeleteEmpty section={section} onDone={onDone} />}
            </>
          }
        >
          <Box sx={{ pl: { xs: 1, sm: 5 }, pr: 1, pb: 1 }}>
            <Rows of={section.lessons} label={`Lessons of ${section.title}`}>
              {section.lessons.map((lesson) => (
                <Lesson key={lesson.u_id} lesson={lesson} onDone={onDone} />
              ))}
            </Rows>
            <End sectionId={section.u_id}>
              <AddLesson section={section} onDone={onDone} />
            </End>
          </Box>
        </OutlineRow>
      ))}
    </Rows>
  )
}
