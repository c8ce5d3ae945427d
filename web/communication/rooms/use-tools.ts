import '../../messages/rooms.ts'
import '../../messages/rooms-call.ts'
import '../../messages/rooms-recording.ts'
import { recordingNoticeSeconds } from '@newyou/contract/communication/rooms/live'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import {
  IconAdjustmentsHorizontal,
  IconHeadphones,
  IconMaximize,
  IconPictureInPicture,
  IconPlayerRecord,
  IconUsers,
} from '../../ui/icons.ts'
import { confirm } from '../../ui/overlay-store.ts'
import type { Call } from './call.ts'
import type { Captions } from './captions.ts'
import { useCaptionsControl } from './captions-line.tsx'
import type { Media } from './media.ts'
import { isAudience, type KnownRoom } from './queries.ts'
import { useStore } from './store.ts'
import type { Control, Panel } from './use-controls.ts'

interface ToolsOptions {
  room: KnownRoom
  call: Call
  media: Media
  captions: Captions
  panel: Panel | undefined
  toggle: (which: Panel) => void
}

/** Everything that one needs now and then: over the session on a wide screen, on a phone in the panel of all others. */
export function useTools({ room, call, media, captions, panel, toggle }: ToolsOptions): Control[] {
  const t = useTranslations('rooms')
  const { me } = useStore(call.store)
  const record = useRecording(room, call)
  const pip = usePictureInPicture(room, call)
  const full = useFullScreen()
  const written = useCaptionsControl(captions)
  const { savesData } = useStore(media.store)
  const words = useTranslations('rooms-call.data')
  const data: Control = {
    id: 'data',
    name: words('button'),
    icon: IconHeadphones,
    isOn: savesData,
    press: () => media.saveData(!savesData),
  }
  const speaks = !isAudience(room) || me?.may_speak === true
  const devices: Control = {
    id: 'devices',
    name: t('in.settings'),
    icon: IconAdjustmentsHorizontal,
    isOn: panel === 'devices',
    press: () => toggle('devices'),
  }
  const people: Control = {
    id: 'people',
    name: t('in.people'),
    icon: IconUsers,
    isOn: panel === 'people',
    press: () => toggle('people'),
  }
  return [
    record,
    pip,
    full,
    room.mode !== 'chat' && written,
    room.mode === 'video' && data,
    room.mode !== 'chat' && speaks && devices,
    people,
  ].filter((tool) => tool !== false)
}

/** Starts what can be recorded here: an event by its hosts, a session with the consent of the other. */
function useRecording(room: KnownRoom, call: Call): Control | false {
  const t = useTranslations('rooms-recording')
  const { recording, sessionRecording, others } = useStore(call.store)
  const starting = useAction(call.recording.startEvent)
  const asking = useAction(call.recording.ask)
  const { name } = room.other
  const canRecordEvent =
    room.can_record && room.role === 'healer' && (!recording || recording.state === 'failed')
  const isTogether = others.some(({ state, line }) => state === 'in' && line === 'connected')
  const isQuiet = !sessionRecording || ['refused', 'over'].includes(sessionRecording.state)
  const canAsk = !room.event && room.mode !== 'chat' && isTogether && isQuiet
  if (!canRecordEvent && !canAsk) return false
  return {
    id: 'record',
    name: t(room.event ? 'event.button' : 'session.button'),
    icon: IconPlayerRecord,
    async press() {
      const isSure = await confirm(
        room.event
          ? {
              title: t('event.ask'),
              words: t('event.words', { seconds: recordingNoticeSeconds }),
              confirmLabel: t('event.start'),
            }
          : {
              title: t('session.ask', { name }),
              words: t('session.words', { name }),
              confirmLabel: t('session.send', { name }),
            },
      )
      if (isSure) await (room.event ? starting.run() : asking.run())
    },
  }
}

/** The other's picture in a small window over everything else. */
function usePictureInPicture(room: KnownRoom, call: Call): Control | false {
  const t = useTranslations('rooms.in')
  const { others } = useStore(call.store)
  const isThere = others.some(({ status }) => status?.camera || status?.screen)
  if (room.mode === 'chat' || !isThere) return false
  if (typeof document === 'undefined' || !document.pictureInPictureEnabled) return false
  return {
    id: 'pip',
    name: t('pip'),
    icon: IconPictureInPicture,
    async press() {
      if (document.pictureInPictureElement) return await document.exitPictureInPicture()
      const video = document.querySelector<HTMLVideoElement>('video[data-person]:not([data-hidden])')
      await video?.requestPictureInPicture().catch(() => undefined)
    },
  }
}

/** Phones of Apple have none. */
function useFullScreen(): Control | false {
  const t = useTranslations('rooms-call.screen')
  const isOn = useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return false
  return {
    id: 'full',
    name: t(isOn ? 'leave' : 'fill'),
    icon: IconMaximize,
    isOn,
    press: () => (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  }
}
