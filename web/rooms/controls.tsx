import '../messages/rooms.ts'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import {
  IconDoorExit,
  IconHandStop,
  IconMessageCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
} from '../ui/icons.ts'
import styles from './call.module.css'
import type { Call } from './call.ts'
import { canShareScreen, type Media } from './media.ts'
import type { KnownRoom } from './queries.ts'
import { useStore } from './store.ts'

interface Control {
  name: string
  icon: TablerIcon
  isOn?: boolean
  key: string
  press: () => unknown
  badge?: number
  isLeave?: true
}

/** What one can do in the session, with a word under each icon, and by Alt and a letter. */
export function Controls({
  room,
  call,
  media,
  isChatOpen,
  unread,
  onChat,
}: {
  room: KnownRoom
  call: Call
  media: Media
  isChatOpen: boolean
  unread: number
  onChat: () => void
}) {
  const t = useTranslations('rooms.in')
  const { isHandUp } = useStore(call.store)
  const { camera, screen, isMuted, microphone } = useStore(media.store)
  const isSilent = isMuted || !microphone
  const controls: Control[] = []
  if (room.mode !== 'chat')
    controls.push({
      name: t(isSilent ? 'unmute' : 'mute'),
      icon: isSilent ? IconMicrophoneOff : IconMicrophone,
      isOn: !isSilent,
      key: 'KeyM',
      press: () => media.setMuted(!isSilent),
    })
  if (room.mode === 'video')
    controls.push({
      name: t(camera ? 'cameraStop' : 'cameraOn'),
      icon: camera ? IconVideo : IconVideoOff,
      isOn: camera !== undefined,
      key: 'KeyV',
      press: () => call.setCamera(!camera),
    })
  if (room.mode !== 'chat' && canShareScreen())
    controls.push({
      name: t(screen ? 'shareStop' : 'share'),
      icon: screen ? IconScreenShareOff : IconScreenShare,
      isOn: screen !== undefined,
      key: 'KeyS',
      press: () => (screen ? media.stopSharing() : media.shareScreen()),
    })
  if (room.mode !== 'chat') {
    controls.push({
      name: t(isHandUp ? 'handDown' : 'hand'),
      icon: IconHandStop,
      isOn: isHandUp,
      key: 'KeyH',
      press: () => call.setHand(!isHandUp),
    })
    controls.push({
      name: unread ? t('chatNew', { count: unread }) : t('chat'),
      icon: IconMessageCircle,
      isOn: isChatOpen,
      key: 'KeyC',
      press: onChat,
      badge: unread,
    })
  }
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
        {controls.map(({ name, icon, isOn, key, press, badge, isLeave }) => (
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
              <span className={styles.word}>{badge ? t('chat') : name}</span>
              {badge ? <span className="sr-only">{name}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {room.mode !== 'chat' && <p className={`small t3 ${styles.keys}`}>{t('keys')}</p>}
    </footer>
  )
}
