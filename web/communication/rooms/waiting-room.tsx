import '../../messages/rooms.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { Stack } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import type { Call } from './call.ts'
import { DeviceTroubles } from './device-troubles.tsx'
import { LateHealer } from './late-healer.tsx'
import { LineLost } from './line-lost.tsx'
import styles from './lobby.module.css'
import type { Media } from './media.ts'
import type { KnownRoom } from './queries.ts'
import { RoomChat } from './room-chat.tsx'
import { SelfView } from './self-view.tsx'
import { useStore } from './store.ts'
import { TopBar } from './top-bar.tsx'

/** The client waits here until the healer lets them in. */
export function WaitingRoom({ room, call, media }: { room: KnownRoom; call: Call; media: Media }) {
  const t = useTranslations('rooms.waiting')
  const { me, isHealerHere, lostAt, line: connection } = useStore(call.store)
  const { camera, areProblemsRead } = useStore(media.store)
  const { name } = room.other
  const isWaiting = me !== undefined && connection === 'open'
  const words = isHealerHere ? 'healerHere' : room.late ? 'healerLate' : 'healerAway'
  return (
    <>
      <TopBar />
      <div className={styles.page}>
        <Stack gap={6} className={styles.lobby} data-plain={room.mode === 'chat' || undefined}>
          {room.mode !== 'chat' && (
            <div className={styles.preview} data-voice={room.mode === 'voice' || undefined}>
              {camera && <SelfView track={camera} />}
            </div>
          )}
          <div className={styles.facts} aria-busy={!isWaiting || undefined}>
            <h1>{t('title')}</h1>
            <div className={layout.person}>
              {room.role === 'client' && <Face image={room.other.image} size="card" />}
              <p role="status">{isWaiting ? t(words, { name }) : t('connecting')}</p>
            </div>
            {lostAt !== undefined && <LineLost room={room} lostAt={lostAt} isIn={false} />}
            {!areProblemsRead && <DeviceTroubles media={media} onClose={media.readProblems} />}
            {room.late && <LateHealer room={room} late={room.late} />}
            <div className={layout.cluster}>
              <Button variant="quiet" onClick={call.leave}>
                {t('leave')}
              </Button>
            </div>
            {!room.event && (
              <section className={styles.beside}>
                <h2>{t('write', { name })}</h2>
                <RoomChat room={room} />
              </section>
            )}
          </div>
        </Stack>
      </div>
    </>
  )
}
