import { useSearchParams } from 'react-router-dom'
import { dateOf } from './times.ts'

export const diaryViews = ['day', 'week', 'rooms'] as const
export type DiaryView = (typeof diaryViews)[number]

/** What the diary shows stands in its address, so that a locked session comes back to the same place. */
export function useDiaryAddress() {
  const [query, setQuery] = useSearchParams()
  const today = dateOf(Date.now())
  const asked = query.get('date') ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked))
  return {
    today,
    date: isDay ? asked : today,
    view: diaryViews.find((one) => one === query.get('view')) ?? ('day' as DiaryView),
    healers: query.get('healers')?.split(',').filter(Boolean) ?? [],
    placeId: query.get('place') ?? '',
    sessionId: query.get('session') ?? '',
    hasWaiting: query.get('waiting') === 'yes',
    set(changes: Record<string, string>) {
      const next = new URLSearchParams(query)
      for (const [name, value] of Object.entries(changes))
        if (value) next.set(name, value)
        else next.delete(name)
      setQuery(next, { replace: true })
    },
  }
}
export type DiaryAddress = ReturnType<typeof useDiaryAddress>
