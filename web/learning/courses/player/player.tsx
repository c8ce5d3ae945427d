import '../../../messages/courses-player.ts'
import { type MetaArgs, useParams } from 'react-router'
import { textsOf } from '../../../messages/index.ts'
import { WithQueries } from '../../../session/with-queries.tsx'
import { useHydrated } from '../../../ui/hydration.tsx'
import { localeOf } from '../../../ui/locale.ts'
import { pageMeta } from '../../../ui/page-meta.ts'
import { urls } from '../../../urls.ts'
import { PlayerScreen } from './player-screen.tsx'
import { PlayerWaiting } from './player-waiting.tsx'

/** Only the browser asks whether the course exists and is owned: the page is the same for everyone. */
export const loader = () => null

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'courses-player')
  return pageMeta(matches, {
    path: urls.player(params.courseId ?? ''),
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  })
}

export default function Player() {
  const { courseId = '' } = useParams()
  const isHydrated = useHydrated()
  return <WithQueries>{isHydrated ? <PlayerScreen courseId={courseId} /> : <PlayerWaiting />}</WithQueries>
}
