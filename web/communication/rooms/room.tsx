import '../../messages/rooms.ts'
import { startOf } from '@newyou/contract/addresses'
import { useEffect } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { textsOf } from '../../messages/index.ts'
import { SessionRequired } from '../../session/session-required.tsx'
import { FullScreenLoader } from '../../ui/loader.tsx'
import { localeOf, withoutLocale } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { RoomScreen } from './room-screen.tsx'

/** Only the browser asks whose room it is: the page is the same for everyone. */
export const loader = () => null

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'rooms')
  return pageMeta(matches, {
    path: urls.room(params.roomId ?? ''),
    title: t('meta'),
    description: t('meta'),
    noIndex: true,
  })
}

/** Camera and microphone are allowed to a document that was loaded from here, not to one that came here by a link. */
function useOwnDocument() {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && !withoutLocale(new URL(loaded.name).pathname).startsWith(startOf('room'))) location.reload()
  }, [])
}

export default function RoomPage() {
  const { roomId = '' } = useParams()
  useOwnDocument()
  return (
    <SessionRequired skeleton={<Waiting />}>
      {() => <RoomScreen key={roomId} roomId={roomId} waiting={<Waiting />} />}
    </SessionRequired>
  )
}

function Waiting() {
  return <FullScreenLoader />
}
