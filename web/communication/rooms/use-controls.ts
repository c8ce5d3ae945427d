import '../../messages/rooms.ts'
import '../../messages/rooms-audience.ts'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import {
  IconDoorExit,
  IconHandStop,
  IconHelpCircle,
  IconMessageCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
} from '../../ui/icons.ts'
import type { Call } from './call.ts'
import { canShareScreen, type Media } from './media.ts'
import { isAudience, type KnownRoom } from './queries.ts'
import { useStore } from './store.ts'

export interface Control {
  id: string
  name: string
  icon: TablerIcon
  isOn?: boolean
  /** With Alt. */
  key?: string
  press: () => unknown
  badge?: number
  /** In the place of a name that says how many there are. */
  word?: string
  isLeave?: true
  /** On a phone it stands in the panel of all others. */
  isRare?: true
}

export type Panel = 'chat' | 'people' | 'devices' | 'audience' | 'more'

/** Everything that one does all the time in a session, at the foot of it. */
export function useControls({
  room,
  call,
  media,
  panel,
  unread,
  toggle,
}: {
  room: KnownRoom
  call: Call
  media: Media
  panel: Panel | undefined
  unread: number
  toggle: (which: Panel) => void
}): Control[] {
  const t = useTranslations('rooms.in')
  const asked = useTranslations('rooms-audience')
  const { isHandUp, me, freshAsked } = useStore(call.store)
  const { camera, screen, isMuted, microphone } = useStore(media.store)
  const isSilent = isMuted || !microphone
  const isListening = isAudience(room) && !me?.may_speak
  const speaks = room.mode !== 'chat' && !isListening
  const controls: Control[] = []
  if (speaks)
    controls.push({
      id: 'microphone',
      name: t(isSilent ? 'unmute' : 'mute'),
      icon: isSilent ? IconMicrophoneOff : IconMicrophone,
      isOn: !isSilent,
      key: 'KeyM',
      press: () => media.setMuted(!isSilent),
    })
  if (speaks && room.mode === 'video')
    controls.push({
      id: 'camera',
      name: t(camera ? 'cameraStop' : 'cameraOn'),
      icon: camera ? IconVideo : IconVideoOff,
      isOn: camera !== undefined,
      key: 'KeyV',
      press: () => media.setCamera(!camera),
    })
  if (speaks && canShareScreen())
    controls.push({
      id: 'share',
      name: t(screen ? 'shareStop' : 'share'),
      icon: screen ? IconScreenShareOff : IconScreenShare,
      isOn: screen !== undefined,
      key: 'KeyS',
      press: () => (screen ? media.stopSharing() : media.shareScreen()),
      isRare: true,
    })
  // In a big room a hand asks to speak, which who speaks needs no longer.
  if (room.mode !== 'chat' && (room.carrier === 'peers' || isListening))
    controls.push({
      id: 'hand',
      name: t(isHandUp ? 'handDown' : 'hand'),
      icon: IconHandStop,
      isOn: isHandUp,
      key: 'KeyH',
      press: () => call.setHand(!isHandUp),
      ...(!isListening && { isRare: true }),
    })
  if (room.mode !== 'chat')
    controls.push({
      id: 'chat',
      name: unread ? t('chatNew', { count: unread }) : t('chat'),
      icon: IconMessageCircle,
      isOn: panel === 'chat',
      key: 'KeyC',
      press: () => toggle('chat'),
      badge: unread,
      word: t('chat'),
    })
  if (room.carrier === 'livekit')
    controls.push({
      id: 'audience',
      name: freshAsked ? asked('buttonNew', { count: freshAsked }) : asked('button'),
      word: asked('button'),
      icon: IconHelpCircle,
      isOn: panel === 'audience',
      key: 'KeyQ',
      press: () => toggle('audience'),
      badge: freshAsked,
    })
  controls.push({ id: 'leave', name: t('leave'), icon: IconDoorExit, press: call.leave, isLeave: true })
  return controls
}
