import { useSearchParams } from 'react-router-dom'
import { dateOf, dayAfter } from './times.ts'

export const diaryViews = ['day', 'week', 'rooms'] as const
export type DiaryView = (typeof diaryViews)[number]

/** What the diary shows stands in its address, so that a locked session comes back to the same place. */
export function useDiaryAddress() {
  const [query, setQuery] = useSearchParams()
  const today = dateOf(Date.now())
  const dayIn = (of: URLSearchParams) => {
    const asked = of.get('date') ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
  }
  /** As the address is at this moment: a second press may come before the screen is drawn anew. */
  const current = () => new URLSearchParams(window.location.search)
  function set(changes: Record<string, string>) {
    const next = current()
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value)
      else next.delete(name)
    setQuery(next, { replace: true })
  }
  return {
    today,
    date: dayIn(query),
    view: diaryViews.find((one) => one === query.get('view')) ?? ('day' as DiaryView),
    healers: query.get('healers')?.split(',').filter(Boolean) ?? [],
    placeId: query.get('place') ?? '',
    sessionId: query.get('session') ?? '',
    hasWaiting: query.get('waiting') === 'yes',
    set,
    step: (days: number) => set({ date: dayAfter(dayIn(current()), days) }),
  }
}
export type DiaryAddress = ReturnType<typeof useDiaryAddress>
