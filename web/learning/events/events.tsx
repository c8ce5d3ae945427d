import '../../messages/events-pages.ts'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { EventsScreen } from './events-screen.tsx'
import { kindOf, loadEvents } from './load-events.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadEvents(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadEvents(callApi, request.url)

// Upcoming events depend on the clock too.
export const handle = {
  pageQuery: ['search', 'category', 'type', 'place', 'page'],
  pageTags: ['events'],
  pageMaxAge: 120,
}

export function meta({ location, matches }: MetaArgs) {
  const kind = kindOf(location.pathname)
  const t = textsOf(localeOf(location.pathname), 'events-pages')
  return pageMeta(matches, {
    path: urls.events({}, kind),
    title: t(`list.${kind ?? 'all'}.metaTitle`),
    description: t(`list.${kind ?? 'all'}.metaDescription`),
    noIndex: location.search !== '',
  })
}

/** /events has both kinds, /webinar and /workshop one each. */
export default function Events() {
  return <EventsScreen found={useLoaderData<typeof loader>()} />
}
