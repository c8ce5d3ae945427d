import '../../messages/rooms.ts'
import type { VisitEnd } from '@newyou/contract/communication/rooms/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { createCall } from './call.ts'
import { CallScreen } from './call-screen.tsx'
import { keepLine } from './keep-line.ts'
import { rememberInside, shownBefore } from './kept.ts'
import type { Media } from './media.ts'
import { type KnownRoom, needsDevices } from './queries.ts'
import { useStore } from './store.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** From joining to leaving: the waiting room, then the session. */
export function Inside({
  room,
  media,
  onEnd,
}: {
  room: KnownRoom
  media: Media
  onEnd: (by: VisitEnd) => void
}) {
  const client = useQueryClient()
  const [call] = useState(() => createCall(room, media))
  const { me, ended } = useStore(call.store)
  const { camera, isMuted, isOpening, problems, savesData } = useStore(media.store)
  const isCameraWanted = camera !== undefined || problems.camera !== undefined
  const roomId = room.u_id
  const isForTwo = room.event === null

  const come = useEffectEvent(async () => {
    const before = shownBefore(roomId)
    const { camera: isOn, microphone } = media.store.get()
    // After a reload nothing is open: what was open before is opened again.
    if (needsDevices(room) && !isOn && !microphone) {
      if (before?.isMuted) await media.setMuted(true)
      if (before?.savesData) media.saveData(true)
      const hadCamera = before?.hadCamera !== false && !before?.savesData
      await media.open({ camera: room.mode === 'video' && hadCamera, microphone: true })
    }
    await call.join().catch(() => onEnd('closed'))
  })
  const finish = useEffectEvent((by: VisitEnd) => {
    void client.invalidateQueries({ queryKey: ['appointments'] })
    void client.invalidateQueries({ queryKey: ['practice'] })
    void client.invalidateQueries({ queryKey: ['events'] })
    onEnd(by)
  })
  useEffect(() => {
    void come()
    window.addEventListener('pagehide', call.sayGoodbye)
    return () => {
      window.removeEventListener('pagehide', call.sayGoodbye)
      call.leave()
    }
  }, [call])
  useEffect(
    () => (isForTwo ? keepLine({ u_id: roomId }, call, media) : undefined),
    [isForTwo, roomId, call, media],
  )
  useEffect(() => {
    if (ended) finish(ended)
  }, [ended])
  useEffect(() => {
    if (!isOpening) rememberInside(roomId, { hadCamera: isCameraWanted, isMuted, savesData })
  }, [roomId, isCameraWanted, isMuted, isOpening, savesData])

  if (me?.state === 'in') return <CallScreen room={room} call={call} media={media} />
  return <WaitingRoom room={room} call={call} media={media} />
}
