import { type CollisionDetection, closestCenter, type DragEndEvent, pointerWithin } from '@dnd-kit/core'
import { createContext, useContext } from 'react'
import type { Direction, Part, Target } from './moves.ts'

interface Moving {
  step: (part: Part, direction: Direction) => void
  /** Whether a step in this direction leads anywhere. */
  canStep: (part: Part, direction: Direction) => boolean
}
export const MovingContext = createContext<Moving>({ step: () => {}, canStep: () => false })
export const useMoving = () => useContext(MovingContext)

/** The dnd-kit data of a part. */
export type Known = Target
const knownOf = (data: { current?: unknown }) => data.current as Known | undefined // given by the rows

/** Sections land on sections, questions on questions, lessons on lessons and at the ends of sections. */
const fits: Record<Part['kind'], readonly Target['kind'][]> = {
  section: ['section'],
  lesson: ['lesson', 'end'],
  question: ['question'],
}

/** The place under the pointer where the dragged part may land; between two, the nearest. */
export const nearestFitting: CollisionDetection = (given) => {
  const kind = knownOf(given.active.data)?.kind
  const wanted = kind && kind !== 'end' ? fits[kind] : []
  const fitting = {
    ...given,
    droppableContainers: given.droppableContainers.filter(({ data }) =>
      wanted.includes(knownOf(data)?.kind ?? 'section'),
    ),
  }
  const under = pointerWithin(fitting)
  return under.length > 0 ? under : closestCenter(fitting)
}

/** The dropped part and its target; undefined if none fits. */
export function dropOf({ active, over }: DragEndEvent): { part: Part; over: Target } | undefined {
  const part = knownOf(active.data)
  const target = over && knownOf(over.data)
  return part && part.kind !== 'end' && target
    ? { part: { kind: part.kind, id: part.id }, over: target }
    : undefined
}
