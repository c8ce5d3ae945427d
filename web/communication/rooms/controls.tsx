import '../../messages/rooms.ts'
import '../../messages/rooms-audience.ts'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
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
import styles from './call.module.css'
import type { Call } from './call.ts'
import { canShareScreen, type Media } from './media.ts'
import { isAudience, type KnownRoom } from './queries.ts'
import { useStore } from './store.ts'

interface Control {
  name: string
  icon: TablerIcon
  isOn?: boolean
  key: string
  press: () => unknown
  badge?: number
  /** In the place of a name that says how many there are. */
  word?: string
  isLeave?: true
}

/** Session controls, with a label under each icon and an Alt-key shortcut. */
export function Controls({
  room,
  call,
  media,
  isChatOpen,
  unread,
  onChat,
  isAudienceOpen,
  onAudience,
}: {
  room: KnownRoom
  call: Call
  media: Media
  isChatOpen: boolean
  unread: number
  onChat: () => void
  isAudienceOpen: boolean
  onAudience: () => void
}) {
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
      name: t(isSilent ? 'unmute' : 'mute'),
      icon: isSilent ? IconMicrophoneOff : IconMicrophone,
      isOn: !isSilent,
      key: 'KeyM',
      press: () => media.setMuted(!isSilent),
    })
  if (speaks && room.mode === 'video')
    controls.push({
      name: t(camera ? 'cameraStop' : 'cameraOn'),
      icon: camera ? IconVideo : IconVideoOff,
      isOn: camera !== undefined,
      key: 'KeyV',
      press: () => call.setCamera(!camera),
    })
  if (speaks && canShareScreen())
    controls.push({
      name: t(screen ? 'shareStop' : 'share'),
      icon: screen ? IconScreenShareOff : IconScreenShare,
      isOn: screen !== undefined,
      key: 'KeyS',
      press: () => (screen ? media.stopSharing() : media.shareScreen()),
    })
  // In a big room a hand asks to speak, which who speaks needs no longer.
  if (room.mode !== 'chat' && (room.carrier === 'peers' || isListening))
    controls.push({
      name: t(isHandUp ? 'handDown' : 'hand'),
      icon: IconHandStop,
      isOn: isHandUp,
      key: 'KeyH',
      press: () => call.setHand(!isHandUp),
    })
  if (room.mode !== 'chat')
    controls.push({
      name: unread ? t('chatNew', { count: unread }) : t('chat'),
      icon: IconMessageCircle,
      isOn: isChatOpen,
      key: 'KeyC',
      press: onChat,
      badge: unread,
      word: t('chat'),
    })
  if (room.carrier === 'livekit')
    controls.push({
      name: freshAsked ? asked('buttonNew', { count: freshAsked }) : asked('button'),
      word: asked('button'),
      icon: IconHelpCircle,
      isOn: isAudienceOpen,
      key: 'KeyQ',
      press: onAudience,
      badge: freshAsked,
    })
  controls.push({ name: t('leave'), icon: IconDoorExit, key: '', press: call.leave, isLeave: true })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    const control = controls.find(({ key }) => key === event.code)
    if (!control) return
    event.preventDefault()
    void control.press()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return (
    <footer className={styles.controls} data-dock>
      <ul aria-label={t('controls')}>
        {controls.map(({ name, icon, isOn, key, press, badge, word, isLeave }) => (
          <li key={icon === IconDoorExit ? 'leave' : key}>
            <button
              type="button"
              className={styles.control}
              data-on={isOn || undefined}
              data-leave={isLeave}
              aria-keyshortcuts={key ? `Alt+${key.at(-1)}` : undefined}
              onClick={() => void press()}
            >
              <span className={styles.disc}>
                <Icon of={icon} size="bar" />
                {badge ? <span className={styles.dot} /> : null}
              </span>
              <span className={styles.word}>{badge ? word : name}</span>
              {badge ? <span className="sr-only">{name}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {room.mode !== 'chat' && (
        <p className={`small t3 ${styles.keys}`}>
          {t(!speaks ? 'keysAudience' : room.carrier === 'livekit' ? 'keysSpeaker' : 'keys')}
        </p>
      )}
    </footer>
  )
}
