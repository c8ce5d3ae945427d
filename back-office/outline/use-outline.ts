import type { CourseOutline } from '@newyou/contract/administration/back-office/course-outline'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../data/call.ts'
import type { Sections } from './moves.ts'

const order = (sections: Sections) =>
  sections.map(({ u_id, lessons }) => ({
    u_id,
    lessons: lessons.map((lesson) => ({
      u_id: lesson.u_id,
      questions: lesson.questions.map((question) => question.u_id),
    })),
  }))

/** A course as it is built. A new order is shown at once, and saved one after the other. */
export function useOutline(courseId: string) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const params = { id: courseId }
  const queryKey = ['outline', courseId]
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET /api/staff/courses/{id}/outline', { params })).data,
  })
  /** Order shown while it is being saved. */
  const [shown, setShown] = useState<Sections>()
  const waiting = useRef<Sections>(undefined)
  const isSaving = useRef(false)

  async function save(version: string) {
    isSaving.current = true
    let seen = version
    try {
      while (waiting.current) {
        const sections = order(waiting.current)
        waiting.current = undefined
        const answer = await call('PUT /api/staff/courses/{id}/outline', {
          params,
          body: { version: seen, sections },
        })
        const outline = answer.data
        seen = outline.version
        queryClient.setQueryData(queryKey, outline)
      }
    } catch (error) {
      waiting.current = undefined
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
      await refetch()
    }
    isSaving.current = false
    setShown(undefined)
  }

  // Closing or reloading the tab asks first: the last move would be lost.
  const isUnsaved = shown !== undefined
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    outline: data,
    isUnsaved,
    isError,
    /** Reads it anew, after something was added, renamed or deleted. */
    refetch,
    sections: shown ?? data?.sections ?? [],
    arrange(sections: Sections) {
      setShown(sections)
      waiting.current = sections
      // As it was saved last, which this screen may not have been drawn with yet.
      const known = queryClient.getQueryData<CourseOutline>(queryKey)
      if (!isSaving.current && known) void save(known.version)
    },
  }
}
