import type { LessonContent, LessonProgress } from '@newyou/contract/learning/courses/player'
import { type ComponentProps, useState } from 'react'
import { MediaPlayer } from '../../../ui/media/media-player.tsx'
import { useReport } from './use-report.ts'

/** A film or sound of a course: continues where it was left and reports what was watched. */
export function PlayedLesson({
  lesson,
  isKept,
  onProgress,
  ...player
}: Omit<ComponentProps<typeof MediaPlayer>, 'lesson' | 'startAt' | 'report'> & {
  lesson: LessonContent
  /** Whether this viewer has a history of the course. */
  isKept: boolean
  onProgress: (progress: LessonProgress) => void
}) {
  const [startAt] = useState(lesson.is_complete ? 0 : lesson.position_seconds)
  const report = useReport({ contentId: lesson.u_id, startAt, isKept, onProgress })
  return <MediaPlayer {...player} lesson={lesson} startAt={startAt} report={report} />
}
