import '../../messages/rooms.ts'
import '../../messages/rooms-recording.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CallState, OtherPerson } from './call-state.ts'
import type { Media } from './media.ts'
import type { KnownRoom } from './queries.ts'
import { useStore } from './store.ts'
import type { SessionTime } from './use-timer.ts'

/** Screen reader announcements of visible changes in the room. */
export function useAnnouncements(state: CallState, media: Media, room: KnownRoom, time: SessionTime) {
  const t = useTranslations('rooms')
  const recorded = useTranslations('rooms-recording')
  const { camera, isMuted, microphone } = useStore(media.store)
  const [said, setSaid] = useState('')
  const isSilent = isMuted || !microphone
  const now = {
    others: state.others,
    hasCamera: camera !== undefined,
    isSilent,
    warned: time.is === 'warned',
    isRecorded: state.recording?.state === 'recording' || state.sessionRecording?.state === 'recording',
    recording: state.recording?.state,
  }
  const before = useRef(now)

  useEffect(() => {
    const was = before.current
    before.current = now
    const of = (people: readonly OtherPerson[], id: string) => people.find((one) => one.visit_u_id === id)
    const news: string[] = []
    for (const person of now.others) {
      const { name } = person
      // In a big room people come and go all the time.
      const isQuiet = room.carrier === 'livekit' && !person.may_speak
      const known = of(was.others, person.visit_u_id)
      if (!known && isQuiet) continue
      if (!known) news.push(t(person.state === 'waiting' ? 'says.waits' : 'says.joined', { name }))
      else if (known.state === 'waiting' && person.state === 'in') news.push(t('says.joined', { name }))
      if (!known) continue
      if (known.line === 'connected' && person.line === 'lost') news.push(t('says.lost', { name }))
      if (known.line === 'lost' && person.line === 'connected') news.push(t('says.back', { name }))
      if (!known.status?.hand && person.status?.hand) news.push(t('says.handUp', { name }))
      if (!known.status?.screen && person.status?.screen) news.push(t('says.shares', { name }))
    }
    for (const person of was.others)
      if (!of(now.others, person.visit_u_id) && (room.carrier === 'peers' || person.may_speak))
        news.push(t('says.gone', { name: person.name }))
    if (was.recording !== 'announced' && now.recording === 'announced') news.push(recorded('event.announced'))
    if (!was.isRecorded && now.isRecorded) news.push(recorded(room.event ? 'event.on' : 'session.on'))
    if (was.isRecorded && !now.isRecorded) news.push(recorded('event.noticed'))
    if (room.mode !== 'chat' && was.isSilent !== now.isSilent)
      news.push(t(now.isSilent ? 'says.muted' : 'says.unmuted'))
    if (was.hasCamera !== now.hasCamera) news.push(t(now.hasCamera ? 'says.cameraOn' : 'says.cameraOff'))
    if (news.length) setSaid(news.join('. '))
  })
  return said
}
