import { useSortable } from '@dnd-kit/sortable'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton, Stack } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Direction, Part } from './moves.ts'
import { useMoving } from './moving.ts'

const steps: { direction: Direction; word: string; key: string; icon: ReactNode }[] = [
  { direction: -1, word: 'up', key: 'ArrowUp', icon: <ArrowUpward fontSize="small" /> },
  { direction: 1, word: 'down', key: 'ArrowDown', icon: <ArrowDownward fontSize="small" /> },
]

/** A part of the outline: moved by dragging its handle, by its two buttons, or by Alt with an arrow key. */
export function OutlineRow({
  part,
  name,
  head,
  children,
}: {
  part: Part
  name: string
  head: ReactNode
  children?: ReactNode
}) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging, isOver, active } =
    useSortable({ id: part.id, data: { ...part } })
  const { step, canStep } = useMoving()
  function onKeyDown(event: KeyboardEvent) {
    const wanted = event.altKey && steps.find(({ key }) => key === event.key)
    if (!wanted) return
    // A lesson moves, not the section around it; the browser goes nowhere.
    event.preventDefault()
    event.stopPropagation()
    step(part, wanted.direction)
  }
  return (
    <Box
      ref={setNodeRef}
      component="li"
      data-part={part.id}
      data-over={isOver || undefined}
      onKeyDown={onKeyDown}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 2 : 'auto',
        border: 1,
        borderColor: isOver && active && active.id !== part.id ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
      style={{
        transform: transform
          ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
          : undefined,
        transition,
      }}
    >
      <Stack direction="row" alignItems="center" gap={0.5} sx={{ p: 0.5, minHeight: 48 }}>
        {/* By keyboard a part is moved by its buttons, so the handle is for the pointer alone. */}
        <Box
          ref={setActivatorNodeRef}
          {...listeners}
          aria-hidden="true"
          data-handle
          sx={{ display: 'flex', p: 1, cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
        >
          <DragIndicator fontSize="small" />
        </Box>
        <Stack direction="row" alignItems="center" flexWrap="wrap" gap={1} sx={{ flex: 1, minWidth: 0 }}>
          {head}
        </Stack>
        <Stack direction="row">
          {steps.map(({ direction, word, key, icon }) => (
            <IconButton
              key={word}
              size="small"
              data-step={word}
              aria-label={`Move ${name} ${word}`}
              aria-keyshortcuts={`Alt+${key}`}
              // Not `disabled`: that would lose the focus of who presses it to the end.
              aria-disabled={!canStep(part, direction)}
              sx={{
                minWidth: 32,
                minHeight: 32,
                ...(!canStep(part, direction) && { color: 'action.disabled' }),
              }}
              onClick={() => step(part, direction)}
            >
              {icon}
            </IconButton>
          ))}
        </Stack>
      </Stack>
      {children}
    </Box>
  )
}
