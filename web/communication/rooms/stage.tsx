import '../../messages/rooms.ts'
import '../../messages/rooms-call.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { IconMicrophoneOff } from '../../ui/icons.ts'
import { Alone } from './alone.tsx'
import styles from './call.module.css'
import type { CallState, OtherPerson } from './call-state.ts'
import type { Media } from './media.ts'
import { isAudience, type KnownRoom } from './queries.ts'
import { SelfView } from './self-view.tsx'
import { useStore } from './store.ts'
import tile from './tile.module.css'
import { Tile } from './tile.tsx'

/** The others, and oneself beside them. */
export function Stage({
  room,
  state,
  media,
  now,
  taps,
  onSilent,
}: {
  room: KnownRoom
  state: CallState
  media: Media
  /** By the server's clock. */
  now: number
  taps: number
  onSilent: () => void
}) {
  const { chosen, savesData } = useStore(media.store)
  const lineWords = useLineWords(state, savesData)
  const there = state.others.filter(({ state: is, may_speak: isSeen }) => is === 'in' && isSeen)
  const [hasSeen, setSeen] = useState(false)
  if (there.length > 0 && !hasSeen) setSeen(true)
  const wasThere = hasSeen || room.has_met
  const speaks = !isAudience(room) || state.me?.may_speak === true
  return (
    <div className={styles.stage}>
      <div className={styles.seats}>
        <div className={styles.others} data-count={there.length > 4 ? 'many' : Math.max(1, there.length)}>
          {there.map((person) => (
            <Tile
              key={person.visit_u_id}
              person={person}
              image={person.is_host ? room.other.image : null}
              speakerId={chosen.speaker}
              words={lineWords(person)}
              isHidden={savesData}
              taps={taps}
              onSilent={onSilent}
            />
          ))}
          {there.length === 0 && (
            <Alone
              room={room}
              now={now}
              wasThere={wasThere}
              watching={state.peopleCount - 1}
              isKnocking={state.others.some(({ state: is }) => is === 'waiting')}
            />
          )}
        </div>
        {speaks && <Self room={room} media={media} />}
      </div>
    </div>
  )
}

/** One's own picture never lies over another person's, and its place stays when the camera is off. */
function Self({ room, media }: { room: KnownRoom; media: Media }) {
  const t = useTranslations('rooms')
  const { camera, screen, microphone, isMuted } = useStore(media.store)
  const own = screen ?? camera
  return (
    <figure className={`${tile.tile} ${styles.self}`} data-self>
      {own ? (
        <SelfView track={own} isMirrored={!screen} />
      ) : (
        <p className={`t2 ${tile.withoutPicture}`}>
          {t(room.mode === 'video' ? 'lobby.cameraOff' : 'in.you')}
        </p>
      )}
      <figcaption className="sr-only">{t('in.self')}</figcaption>
      {(isMuted || !microphone) && (
        <span className={styles.selfMuted} title={t('says.muted')}>
          <Icon of={IconMicrophoneOff} size="meta" />
        </span>
      )}
    </figure>
  )
}

function useLineWords({ lostAt }: CallState, savesData: boolean) {
  const t = useTranslations('rooms.in')
  const data = useTranslations('rooms-call.data')
  return ({ name, line, is_connected: isConnected, status }: OtherPerson) => {
    // Nobody else is to blame while one's own line is lost.
    if (lostAt !== undefined) return undefined
    if (!isConnected) return t('away', { name })
    if (line === 'lost') return t('lost', { name })
    if (line === 'connecting') return t('connecting', { name })
    if (savesData && (status?.camera || status?.screen)) return data('hidden')
    return status && !status.camera && !status.screen ? t('cameraOff') : undefined
  }
}
