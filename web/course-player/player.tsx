import '../messages/player.ts'
import { type LoaderFunctionArgs, type MetaArgs, useParams } from 'react-router'
import { callApi } from '../api/browser.ts'
import { ApiError, type CallApi } from '../api/client.ts'
import { apiContext } from '../api/context.ts'
import { orNotFound } from '../api/not-found.ts'
import { textsOf } from '../messages/index.ts'
import { WithQueries } from '../session/with-queries.tsx'
import { localeOf } from '../ui/locale.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { urls } from '../urls.ts'
import { PlayerScreen } from './player-screen.tsx'
import { PlayerSkeleton } from './player-skeleton.tsx'

/** A course that is not there is 404; whose it is, only the browser knows. */
async function titleOf(api: CallApi, courseId = '') {
  try {
    const { data } = await orNotFound(
      api('GET /api/website/course-player/{courseId}', { params: { courseId } }),
    )
    return { title: data.title }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notOwned') return { title: '' }
    throw error
  }
}

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  titleOf(context.get(apiContext), params.courseId)
export const clientLoader = ({ params }: { params: { courseId?: string } }) =>
  titleOf(callApi, params.courseId)
export const shouldRevalidate = () => false

export function meta({ location, matches, params, loaderData }: MetaArgs<typeof loader>) {
  const t = textsOf(localeOf(location.pathname), 'player')
  const title = loaderData?.title
  return pageMeta(matches, {
    path: urls.player(params.courseId ?? ''),
    title: title ? t('metaTitleOf', { title }) : t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  })
}

export default function Player() {
  const { courseId = '' } = useParams()
  const isHydrated = useHydrated()
  return <WithQueries>{isHydrated ? <PlayerScreen courseId={courseId} /> : <PlayerSkeleton />}</WithQueries>
}
