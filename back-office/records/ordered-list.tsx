import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { IconButton, Paper, Stack, Typography } from '@mui/material'
import { listed, type Resource } from '@newyou/contract/administration/back-office/resource'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, type RaRecord, RecordContextProvider, useCreatePath, useListContext } from 'react-admin'
import { callResource } from '../data/call.ts'
import { columnOf } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { nameOf } from '../fields/words.ts'
import { StateColumn } from './state.tsx'

interface RowProps {
  record: RaRecord
  name: string
  /** Undefined while another order is being saved, and at the ends. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  children: ReactNode
}

function OrderedRow({ record, name, onUp, onDown, children }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: record.id })
  return (
    <Paper
      ref={setNodeRef}
      component="li"
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        zIndex: isDragging ? 1 : 'auto',
        position: 'relative',
      }}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${name}`}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator />
      </IconButton>
      {children}
      <Stack direction="row" sx={{ ml: 'auto' }}>
        <IconButton aria-label={`Move ${name} up`} disabled={!onUp} onClick={onUp}>
          <ArrowUpward />
        </IconButton>
        <IconButton aria-label={`Move ${name} down`} disabled={!onDown} onClick={onDown}>
          <ArrowDownward />
        </IconButton>
      </Stack>
    </Paper>
  )
}

/** All records of a resource in their order, which is changed by dragging, by keyboard or by buttons, and saved at once. */
export function OrderedList({ of }: { of: Resource }) {
  const { data } = useListContext()
  const [records, setRecords] = useState<readonly RaRecord[]>([])
  const { isBusy, during } = useStaffAction()
  const createPath = useCreatePath()
  useEffect(() => setRecords(data ?? []), [data])
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const columns = listed(of).filter(
    ([name, { isHidden }]) => !isHidden && name !== of.title && name !== 'position',
  )

  function moveTo(from: number, to: number) {
    if (isBusy || from === to || to < 0) return
    const next = arrayMove([...records], from, to)
    setRecords(next)
    void during(async () => {
      const order = next.map(({ id, version }) => ({ u_id: id, version }))
      await callResource(of.name, 'PUT /api/staff/{name}/order', { body: { order } }).catch(
        (error: unknown) => {
          setRecords(data ?? [])
          throw error
        },
      )
      return 'The order has been saved'
    })
  }
  const placeOf = (id: unknown) => records.findIndex((record) => record.id === id)
  const onDragEnd = ({ active, over }: DragEndEvent) => over && moveTo(placeOf(active.id), placeOf(over.id))

  const spokenName = (id: unknown) => {
    const record = records[placeOf(id)]
    return record ? nameOf(of, record) : ''
  }
  const place = (id: unknown) => `position ${placeOf(id) + 1} of ${records.length}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${spokenName(active.id)} picked up, ${place(active.id)}`,
    onDragOver: ({ active, over }) => (over ? `${spokenName(active.id)}, ${place(over.id)}` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${spokenName(active.id)} dropped, ${place(over.id)}` : undefined,
    onDragCancel: ({ active }) => `${spokenName(active.id)} was not moved`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements }}
    >
      <SortableContext items={records.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Stack component="ol" aria-label={of.label.many} sx={{ listStyle: 'none', m: 0, p: 1, gap: 1 }}>
          {records.map((record, index) => {
            const name = nameOf(of, record)
            return (
              <OrderedRow
                key={record.id}
                record={record}
                name={name}
                onUp={isBusy || index === 0 ? undefined : () => moveTo(index, index - 1)}
                onDown={isBusy || index === records.length - 1 ? undefined : () => moveTo(index, index + 1)}
              >
                <RecordContextProvider value={record}>
                  <Link to={createPath({ resource: of.name, type: 'edit', id: record.id })}>{name}</Link>
                  {of.hasStates && <StateColumn label="Status" sortable={false} />}
                  {columns
                    .filter(([column]) => record[column] !== null)
                    .map(([column, field]) => (
                      <Stack key={column} direction="row" alignItems="center" gap={0.5}>
                        <Typography variant="body2" color="text.secondary">
                          {field.label}:
                        </Typography>
                        {columnOf(column, field)}
                      </Stack>
                    ))}
                </RecordContextProvider>
              </OrderedRow>
            )
          })}
        </Stack>
      </SortableContext>
    </DndContext>
  )
}
