import '../../messages/rooms.ts'
import '../../messages/rooms-audience.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconAdjustmentsHorizontal, IconPictureInPicture, IconUsers, IconX } from '../../ui/icons.ts'
import { AudiencePanel } from './audience-panel.tsx'
import styles from './call.module.css'
import type { Call } from './call.ts'
import type { OtherPerson } from './call-state.ts'
import { Controls } from './controls.tsx'
import { DeviceFields } from './device-fields.tsx'
import { EventChat } from './event-chat.tsx'
import type { Media } from './media.ts'
import { Notices } from './notices.tsx'
import { Knocks, PeopleList } from './people-list.tsx'
import { isAudience, type KnownRoom } from './queries.ts'
import { Hands } from './raised-hands.tsx'
import { RecordButton } from './recording-notices.tsx'
import { RoomChat, useUnread } from './room-chat.tsx'
import { SelfView } from './self-view.tsx'
import { useStore } from './store.ts'
import tile from './tile.module.css'
import { Tile } from './tile.tsx'
import { TopBar } from './top-bar.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { type SessionTime, useTimer } from './use-timer.ts'

type Panel = 'chat' | 'people' | 'devices' | 'audience'

/** The session itself. By chat, the conversation is what it is about; else it stands beside the pictures. */
export function CallScreen({ room, call, media }: { room: KnownRoom; call: Call; media: Media }) {
  const t = useTranslations('rooms')
  const asked = useTranslations('rooms-audience')
  const state = useStore(call.store)
  const { camera, screen, chosen } = useStore(media.store)
  const isChat = room.mode === 'chat'
  const [panel, setPanel] = useState<Panel | undefined>(isChat ? 'chat' : undefined)
  const time = useTimer(room)
  const unread = useUnread(room) + state.unread
  const lineWords = useLineWords()
  const said = useAnnouncements(state, media, room, time)
  const there = state.others.filter(({ state: is, may_speak: isSeen }) => is === 'in' && isSeen)
  const toggle = (which: Panel) =>
    setPanel((now) => (now === which && !(isChat && which === 'chat') ? undefined : which))
  const speaks = !isAudience(room) || state.me?.may_speak === true
  const own = screen ?? camera
  return (
    <div
      className={styles.room}
      data-panel={panel}
      data-chat={isChat || undefined}
      data-big={room.carrier === 'livekit' || undefined}
    >
      <TopBar>
        <h1 className={styles.title}>{room.event?.title ?? room.other.name}</h1>
        <Timer time={time} />
        <span className={styles.tools}>
          <RecordButton room={room} call={call} />
          {!isChat && <PipButton isThere={there.some(({ status }) => status?.camera || status?.screen)} />}
          {!isChat && speaks && (
            <IconButton
              label={t('in.settings')}
              aria-pressed={panel === 'devices'}
              onClick={() => toggle('devices')}
            >
              <Icon of={IconAdjustmentsHorizontal} />
            </IconButton>
          )}
          <IconButton
            label={t('in.people')}
            aria-pressed={panel === 'people'}
            onClick={() => toggle('people')}
          >
            <Icon of={IconUsers} />
          </IconButton>
        </span>
      </TopBar>
      <Knocks people={state.others} onAdmit={call.admit} />
      {room.role === 'healer' && <Hands people={state.others} onDecide={call.letSpeak} />}
      <div className={styles.middle}>
        {!isChat && (
          <div className={styles.stage} data-count={there.length > 4 ? 'many' : Math.max(1, there.length)}>
            {there.map((person) => (
              <Tile
                key={person.visit_u_id}
                person={person}
                image={person.is_host ? room.other.image : null}
                speakerId={chosen.speaker}
                words={lineWords(person)}
              />
            ))}
            {there.length === 0 && (
              <Alone
                room={room}
                watching={state.peopleCount - 1}
                isKnocking={state.others.some(({ state: is }) => is === 'waiting')}
              />
            )}
            {own && (
              <figure
                className={`${tile.tile} ${styles.self}`}
                data-self
                data-screen={screen ? true : undefined}
              >
                <SelfView track={own} isMirrored={!screen} />
                <figcaption className="sr-only">{t('in.self')}</figcaption>
              </figure>
            )}
          </div>
        )}
        {panel && (
          <SidePanel
            title={
              panel === 'audience'
                ? asked('title')
                : panel === 'chat'
                  ? room.event
                    ? t('talk.title')
                    : t('in.chatTitle', { name: room.other.name })
                  : t(panel === 'people' ? 'in.people' : 'lobby.devices')
            }
            closeLabel={
              panel === 'audience'
                ? asked('panelClose')
                : t(
                    panel === 'chat'
                      ? 'in.chatClose'
                      : panel === 'people'
                        ? 'in.peopleClose'
                        : 'in.settingsClose',
                  )
            }
            onClose={isChat && panel === 'chat' ? undefined : () => setPanel(isChat ? 'chat' : undefined)}
          >
            {panel === 'chat' && (
              <>
                <p className="small t3">{t(room.event ? 'talk.note' : 'in.chatNote')}</p>
                {room.event ? <EventChat room={room} call={call} /> : <RoomChat room={room} />}
              </>
            )}
            {panel === 'audience' && <AudiencePanel room={room} call={call} />}
            {panel === 'people' && <PeopleList state={state} call={call} room={room} />}
            {panel === 'devices' && <DeviceFields media={media} withCamera={room.mode === 'video'} />}
          </SidePanel>
        )}
      </div>
      <Notices room={room} call={call} media={media} time={time} />
      <Controls
        room={room}
        call={call}
        media={media}
        isChatOpen={panel === 'chat'}
        unread={panel === 'chat' ? 0 : unread}
        onChat={() => toggle('chat')}
        isAudienceOpen={panel === 'audience'}
        onAudience={() => toggle('audience')}
      />
      <p className="sr-only" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  )
}

function useLineWords() {
  const t = useTranslations('rooms.in')
  return ({ name, line, is_connected: isConnected, status }: OtherPerson) => {
    if (!isConnected) return t('away', { name })
    if (line === 'lost') return t('lost', { name })
    if (line === 'connecting') return t('connecting', { name })
    return status && !status.camera && !status.screen ? t('cameraOff') : undefined
  }
}

/** `watching`: how many there are whom one does not see; `isKnocking`: the other is in the waiting room. */
function Alone({ room, watching, isKnocking }: { room: KnownRoom; watching: number; isKnocking: boolean }) {
  const t = useTranslations('rooms.in')
  const { name } = room.other
  const isHost = room.carrier === 'livekit' && room.role === 'healer'
  // The audience of a big event waits for its host.
  const isForMany = room.event && !isAudience(room)
  return (
    <div className={tile.tile}>
      <div className={tile.withoutPicture}>
        {isHost && watching > 0 ? (
          <>
            <b>{t('watching', { count: watching })}</b>
            <p className="t2">{t('watchingWords')}</p>
          </>
        ) : (
          <>
            <b>{isForMany ? t('empty') : t(isKnocking ? 'knocking' : 'alone', { name })}</b>
            <p className="t2">
              {isForMany ? t('emptyWords') : t(isKnocking ? 'knockingWords' : 'aloneWords', { name })}
            </p>
          </>
        )}
      </div>
    </div>
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

/** The other's picture in a small window over everything else. */
function PipButton({ isThere }: { isThere: boolean }) {
  const t = useTranslations('rooms.in')
  if (!isThere || typeof document === 'undefined' || !document.pictureInPictureEnabled) return null
  async function toggle() {
    if (document.pictureInPictureElement) return await document.exitPictureInPicture()
    const video = document.querySelector<HTMLVideoElement>('video[data-person]:not([data-hidden])')
    await video?.requestPictureInPicture().catch(() => undefined)
  }
  return (
    <IconButton label={t('pip')} onClick={() => void toggle()}>
      <Icon of={IconPictureInPicture} />
    </IconButton>
  )
}

function SidePanel({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string
  closeLabel: string
  onClose: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <aside
      className={styles.panel}
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        {onClose && (
          <IconButton label={closeLabel} onClick={onClose}>
            <Icon of={IconX} />
          </IconButton>
        )}
      </div>
      {children}
    </aside>
  )
}
