import type { EventKind, EventRow } from '@newyou/contract/learning/events/events'
import { type CategorySlug, eventKinds } from '@newyou/contract/vocabulary'
import type { CallApi } from '../../api/client.ts'
import { offeredOf } from '../../page/asked-categories.ts'
import { withoutLocale } from '../../ui/locale.ts'
import { pageIn } from '../../ui/use-page.ts'

const perPage = 12
/** The API gives at most this many at once. */
const atOnce = 96

/** Which kind an address of the site is about; none where both are together. */
export const kindOf = (pathname: string): EventKind | undefined =>
  eventKinds.find((kind) => withoutLocale(pathname).split('/')[1] === kind)

const placesAsked = ['online', 'offline'] as const

/** List query from the URL. `page=3` shows the first three pages, so that going back shows them again. */
function readQuery(url: string) {
  const { pathname, searchParams: query } = new URL(url)
  return {
    kind: kindOf(pathname),
    search: (query.get('search') ?? '').trim().slice(0, 80),
    category: query.getAll('category'),
    type: query.get('type') === 'recorded' ? ('recorded' as const) : undefined,
    place: placesAsked.find((known) => known === query.get('place')),
    page: pageIn(query),
  }
}
export type EventsAsked = Omit<ReturnType<typeof readQuery>, 'category'> & {
  category: CategorySlug | undefined
}

export interface EventList {
  asked: EventsAsked
  events: readonly EventRow[]
  total: number
  hasMore: boolean
}

/** Webinars, workshops, or both, as the address asks for them. */
export async function loadEvents(api: CallApi, url: string): Promise<EventList> {
  const read = readQuery(url)
  const asked: EventsAsked = { ...read, category: (await offeredOf(api, read.category))[0]?.slug }
  const { kind, search, category, type = 'upcoming', place, page } = asked
  const query = {
    items_per_page: Math.min(page * perPage, atOnce),
    ...(search && { search }),
    ...(category && { category }),
  }
  const isOnline = place && (place === 'online' ? 'true' : 'false')
  const { data, total } =
    kind === 'webinar'
      ? await api('GET /api/website/webinar', {
          query: { ...query, webinar_type: type, ...(isOnline && { is_webinar_online: isOnline }) },
        })
      : kind === 'workshop'
        ? await api('GET /api/website/workshop', {
            query: { ...query, workshop_type: type, ...(isOnline && { is_workshop_online: isOnline }) },
          })
        : await api('GET /api/website/event', {
            query: { ...query, event_type: type, ...(isOnline && { is_event_online: isOnline }) },
          })
  return { asked, events: data, total, hasMore: data.length < total && data.length < atOnce }
}
