import '../../messages/rooms.ts'
import type { VisitEnd } from '@newyou/contract/communication/rooms/live'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { urls } from '../../urls.ts'
import { forgetInside, isInside, rememberInside } from './kept.ts'
import { Lobby } from './lobby.tsx'
import { createMedia } from './media.ts'
import { homeOf, type KnownRoom, roomQueries } from './queries.ts'
import { TopBar } from './top-bar.tsx'

// The lobby is light; the session comes while its devices are tried, and the page after it when it is needed.
const loadInside = () => import('./inside.tsx')
const Inside = lazy(() => loadInside().then((of) => ({ default: of.Inside })))
const After = lazy(() => import('./after.tsx').then((of) => ({ default: of.After })))
const AfterEvent = lazy(() => import('./after-event.tsx').then((of) => ({ default: of.AfterEvent })))

/** From the lobby through the waiting room and the session to what comes after it. */
export function RoomScreen({ roomId, waiting }: { roomId: string; waiting: ReactNode }) {
  const t = useTranslations('rooms')
  const { data: room, error, refetch } = useQuery(roomQueries.one(roomId))
  if (room)
    return (
      <Suspense fallback={waiting}>
        <Stages room={room} />
      </Suspense>
    )
  if (isNotThere(error))
    return (
      <Framed>
        <EmptyState heading="h1" title={t('notFound.title')} words={t('notFound.words')}>
          <Button variant="quiet" to={urls.dashboard()}>
            {t('notFound.action')}
          </Button>
        </EmptyState>
      </Framed>
    )
  if (error)
    return (
      <Framed>
        <ErrorState heading="h1" onRetry={() => void refetch()} />
      </Framed>
    )
  return waiting
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar to={urls.dashboard()} />
      <div className="wrap">{children}</div>
    </>
  )
}

function Stages({ room }: { room: KnownRoom }) {
  const t = useTranslations('rooms.closed')
  const [media, setMedia] = useState(createMedia)
  const [isJoined, setJoined] = useState(() => isInside(room.u_id))
  const [ended, setEnded] = useState<VisitEnd>()
  useEffect(() => () => media.close(), [media])

  function leave(by: VisitEnd) {
    forgetInside()
    setEnded(by)
    setJoined(false)
    media.close()
  }
  function comeBack() {
    setMedia(createMedia)
    setEnded(undefined)
  }

  if (isJoined && !ended && room.phase === 'open') return <Inside room={room} media={media} onEnd={leave} />
  const isLeftAlone = room.role === 'client' && room.appointment_state === 'healer-no-show'
  if (room.event && (ended || room.phase === 'over'))
    return <AfterEvent room={room} event={room.event} ended={ended} onBack={comeBack} />
  if (ended || room.phase === 'over' || isLeftAlone)
    return <After room={room} ended={ended} onBack={comeBack} />
  if (room.phase === 'closed')
    return (
      <Framed>
        <EmptyState heading="h1" title={t('title')} words={t('words')}>
          <Button variant="quiet" to={homeOf(room.role)}>
            {t('action')}
          </Button>
        </EmptyState>
      </Framed>
    )
  return (
    <Lobby
      room={room}
      media={media}
      onReady={loadInside}
      onJoin={() => {
        rememberInside(room.u_id)
        setJoined(true)
      }}
    />
  )
}
