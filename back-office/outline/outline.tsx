import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useLayoutEffect, useRef, useState } from 'react'
import { Loading, Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { AddSection } from './add.tsx'
import { type Direction, dropped, type Part, placeWords, type Sections, stepped } from './moves.ts'
import { dropOf, MovingContext, nearestFitting } from './moving.ts'
import { PreviewButton } from './preview-button.tsx'
import { OutlineTree } from './tree.tsx'
import { useOutline } from './use-outline.ts'

const partName = (sections: Sections, id: string) => {
  for (const section of sections) {
    if (section.u_id === id) return section.title
    for (const lesson of section.lessons) {
      if (lesson.u_id === id) return lesson.title
      const question = lesson.questions.find(({ u_id }) => u_id === id)
      if (question) return question.question
    }
  }
  return ''
}
/** dnd-kit would read out ids; what a drop did is said as that of the buttons is. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** One screen on which a course is built: its sections, lessons and quiz questions in their order. */
export default function Outline() {
  const { id: courseId = '' } = useParams()
  const { outline, sections, isError, isUnsaved, refetch, arrange } = useOutline(courseId)
  const [said, setSaid] = useState('')
  const held = useRef<{ id: string; step: string | null }>(undefined)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )

  function moveTo(next: Sections | undefined, part: Part) {
    if (!next) return
    arrange(next)
    setSaid(`${partName(next, part.id)} moved to ${placeWords(next, part)}`)
  }
  const moving = {
    canStep: (part: Part, direction: Direction) => stepped(sections, part, direction) !== undefined,
    step(part: Part, direction: Direction) {
      // A row that comes to another section is made anew there: the focus goes along.
      held.current = { id: part.id, step: document.activeElement?.getAttribute('data-step') ?? null }
      moveTo(stepped(sections, part, direction), part)
    },
  }
  useLayoutEffect(() => {
    if (!held.current || sections.length === 0) return
    const { id, step } = held.current
    held.current = undefined
    const row = document.querySelector(`[data-part="${id}"]`)
    if (!row || row.contains(document.activeElement)) return
    row.querySelector<HTMLElement>(step ? `[data-step="${step}"]` : 'a, button')?.focus()
  }, [sections])

  if (isError)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The course did not load.
      </Alert>
    )
  if (!outline) return <Loading />
  return (
    <Box maxWidth={960} pb={4}>
      <Title title={`Lessons of ${outline.title}`} />
      <Stack direction="row" gap={1} flexWrap="wrap" my={2}>
        <Button component={Link} to={`/courses/${courseId}`}>
          Course details
        </Button>
        <PreviewButton courseId={courseId} />
        <Typography color="text.secondary" alignSelf="center">
          {isUnsaved ? 'Saving…' : 'All changes saved'}
        </Typography>
      </Stack>
      <Typography color="text.secondary" mb={2}>
        Drag a part by its handle, or move it with its arrows or with Alt and an arrow key.
      </Typography>
      <Box
        aria-live="polite"
        data-said
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
      <MovingContext.Provider value={moving}>
        <DndContext
          sensors={sensors}
          collisionDetection={nearestFitting}
          accessibility={{ announcements: silent }}
          onDragEnd={(event) => {
            const drop = dropOf(event)
            if (drop) moveTo(dropped(sections, drop.part, drop.over), drop.part)
          }}
        >
          <OutlineTree sections={sections} onDone={refetch} />
        </DndContext>
      </MovingContext.Provider>
      {sections.length === 0 && (
        <Typography my={2}>No sections yet. Add the first one, then its lessons.</Typography>
      )}
      <Box mt={2} p={1}>
        <AddSection courseId={courseId} onDone={refetch} />
      </Box>
    </Box>
  )
}
