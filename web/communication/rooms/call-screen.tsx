import '../../messages/rooms.ts'
import '../../messages/rooms-audience.ts'
import '../../messages/rooms-call.ts'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ThemeToggle } from '../../page/theme-toggle.tsx'
import { AudiencePanel } from './audience-panel.tsx'
import styles from './call.module.css'
import type { Call } from './call.ts'
import { createCaptions } from './captions.ts'
import { CaptionsLine } from './captions-line.tsx'
import { Controls } from './controls.tsx'
import { DeviceFields } from './device-fields.tsx'
import { EventChat } from './event-chat.tsx'
import { Strength } from './line-strength.tsx'
import type { Media } from './media.ts'
import { Notices } from './notices.tsx'
import { Knocks, PeopleList } from './people-list.tsx'
import { isAudience, type KnownRoom } from './queries.ts'
import { Hands } from './raised-hands.tsx'
import { RoomChat, useUnread } from './room-chat.tsx'
import { SidePanel } from './side-panel.tsx'
import { Stage } from './stage.tsx'
import { useStore } from './store.ts'
import { Tools } from './tools.tsx'
import { TopBar } from './top-bar.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useAwake } from './use-awake.ts'
import { type Panel, useControls } from './use-controls.ts'
import { type SessionTime, useTimer } from './use-timer.ts'
import { useTools } from './use-tools.ts'

/** The session itself. By chat, the conversation is what it is about; else it stands beside the pictures. */
export function CallScreen({ room, call, media }: { room: KnownRoom; call: Call; media: Media }) {
  const t = useTranslations('rooms.in')
  const state = useStore(call.store)
  const isChat = room.mode === 'chat'
  const [panel, setPanel] = useState<Panel | undefined>(isChat ? 'chat' : undefined)
  const [sound, setSound] = useState({ taps: 0, isWaiting: false })
  const { time, now } = useTimer(room)
  const locale = useLocale()
  const [captions] = useState(() => createCaptions(locale))
  useAwake()
  const unread = useUnread(room) + state.unread
  const said = useAnnouncements(state, media, room, time)
  const toggle = (which: Panel) =>
    setPanel((now) => (now === which && !(isChat && which === 'chat') ? undefined : which))
  const controls = useControls({
    room,
    call,
    media,
    panel,
    unread: panel === 'chat' ? 0 : unread,
    toggle,
  })
  const tools = useTools({ room, call, media, captions, panel, toggle })
  const isListening = isAudience(room) && !state.me?.may_speak
  const keys = isListening ? 'keysAudience' : room.carrier === 'livekit' ? 'keysSpeaker' : 'keys'
  return (
    <div
      className={styles.room}
      data-panel={panel}
      data-chat={isChat || undefined}
      data-big={room.carrier === 'livekit' || undefined}
    >
      <TopBar withTheme={false}>
        <h1 className={styles.title}>{room.event?.title ?? room.other.name}</h1>
        <Timer time={time} />
        <Strength of={state.strength} />
        <div className={styles.wide}>
          <Tools tools={tools} />
          <ThemeToggle />
        </div>
      </TopBar>
      <div className={styles.asks}>
        <Knocks people={state.others} onAdmit={call.admit} />
        {room.role === 'healer' && <Hands people={state.others} onDecide={call.letSpeak} />}
      </div>
      <div className={styles.middle}>
        {!isChat && (
          <Stage
            room={room}
            state={state}
            media={media}
            now={now}
            taps={sound.taps}
            onSilent={() => setSound(({ taps }) => ({ taps, isWaiting: true }))}
          />
        )}
        {panel && (
          <OpenPanel
            panel={panel}
            room={room}
            call={call}
            media={media}
            more={[...controls.filter(({ isRare }) => isRare), ...tools]}
            onClose={isChat && panel === 'chat' ? undefined : () => setPanel(isChat ? 'chat' : undefined)}
          />
        )}
      </div>
      <CaptionsLine captions={captions} others={state.others} />
      <Notices
        room={room}
        call={call}
        media={media}
        time={time}
        isSoundWaiting={sound.isWaiting}
        onHear={() => setSound(({ taps }) => ({ taps: taps + 1, isWaiting: false }))}
      />
      <Controls
        controls={controls}
        keys={isChat ? undefined : t(keys)}
        isMoreOpen={panel === 'more'}
        onMore={() => toggle('more')}
      />
      <p className="sr-only" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  )
}

function OpenPanel({
  panel,
  room,
  call,
  media,
  more,
  onClose,
}: {
  panel: Panel
  room: KnownRoom
  call: Call
  media: Media
  more: ReturnType<typeof useTools>
  onClose: (() => void) | undefined
}) {
  const t = useTranslations('rooms')
  const asked = useTranslations('rooms-audience')
  const words = useTranslations('rooms-call')
  const state = useStore(call.store)
  const heads: Record<Panel, { title: string; closeLabel: string }> = {
    audience: { title: asked('title'), closeLabel: asked('panelClose') },
    chat: {
      title: room.event ? t('talk.title') : t('in.chatTitle', { name: room.other.name }),
      closeLabel: t('in.chatClose'),
    },
    people: { title: t('in.people'), closeLabel: t('in.peopleClose') },
    devices: { title: t('lobby.devices'), closeLabel: t('in.settingsClose') },
    more: { title: words('more.title'), closeLabel: words('more.close') },
  }
  return (
    <SidePanel {...heads[panel]} onClose={onClose}>
      {panel === 'chat' && (
        <>
          <p className="small t3">{t(room.event ? 'talk.note' : 'in.chatNote')}</p>
          {room.event ? <EventChat room={room} call={call} /> : <RoomChat room={room} />}
        </>
      )}
      {panel === 'audience' && <AudiencePanel room={room} call={call} />}
      {panel === 'people' && <PeopleList state={state} call={call} room={room} />}
      {panel === 'devices' && <DeviceFields media={media} withCamera={room.mode === 'video'} />}
      {panel === 'more' && <Tools tools={more} isList />}
    </SidePanel>
  )
}

function Timer({ time }: { time: SessionTime }) {
  const t = useTranslations('rooms.in')
  return (
    <p className={styles.timer} data-warned={time.is === 'warned' || time.is === 'over' || undefined}>
      {time.is === 'before'
        ? t('beginsIn', { minutes: time.minutes })
        : time.is === 'over'
          ? t('over')
          : t('left', { minutes: time.minutes })}
    </p>
  )
}
