import { pathTo, withQuery } from '@newyou/contract/addresses'
import { createContext, useContext } from 'react'
import { urls } from '../../urls.ts'

/** Whether a colleague looks at the course before clients do. */
export const PreviewMode = createContext(false)
export const useIsPreview = () => useContext(PreviewMode)

/** The address of the player, or of its preview; with a lesson, at that one. */
export function usePlayerUrl() {
  const isPreview = useIsPreview()
  return (courseId: string, lessonId?: string) =>
    isPreview
      ? withQuery(pathTo('playerPreview', { courseId }), { lesson: lessonId })
      : urls.player(courseId, lessonId)
}
