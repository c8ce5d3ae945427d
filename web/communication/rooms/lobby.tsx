import '../../messages/rooms.ts'
import '../../messages/rooms-call.ts'
import '../../messages/rooms-recording.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import {
  IconCheck,
  IconLock,
  IconMicrophone,
  IconMicrophoneOff,
  IconVideo,
  IconVideoOff,
} from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { Card, Stack } from '../../ui/parts.tsx'
import { Face } from '../../ui/portrait.tsx'
import { useNow, useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import { DeviceFields } from './device-fields.tsx'
import { DeviceTroubles } from './device-troubles.tsx'
import styles from './lobby.module.css'
import type { Media } from './media.ts'
import { homeOf, isAudience, type KnownRoom, needsDevices } from './queries.ts'
import { SelfView } from './self-view.tsx'
import { useStore } from './store.ts'
import { TopBar } from './top-bar.tsx'
import { useNetwork } from './use-network.ts'

/** Recording notice before joining. */
const lobbyWords = ({ event, recording, can_record: canRecord }: KnownRoom) => {
  if (recording?.state === 'announced' || recording?.state === 'recording') return 'on'
  return event && canRecord ? 'event' : event ? 'none' : 'session'
}

/** Before the session: see and hear oneself, choose devices, know what the network carries, and join. */
export function Lobby({
  room,
  media,
  onReady,
  onJoin,
}: {
  room: KnownRoom
  media: Media
  /** The devices are open, or none is needed. */
  onReady: () => unknown
  onJoin: () => void
}) {
  const t = useTranslations('rooms')
  const recorded = useTranslations('rooms-recording.lobby')
  const { problems, isOpening } = useStore(media.store)
  const { until } = useWhen()
  const now = useNow()
  const zone = useZoneName(room.starts_at)
  const withCamera = room.mode === 'video'
  const withSound = needsDevices(room)
  const isEarly = room.phase === 'early'
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    const opened = withSound ? media.open({ camera: withCamera, microphone: true }) : Promise.resolve()
    void opened.then(() => ready())
  }, [media, withCamera, withSound])
  const missing = [problems.camera && 'camera', problems.microphone && 'microphone'].filter(Boolean)
  const hasBegun = Date.parse(room.starts_at) <= now
  return (
    <>
      <TopBar to={homeOf(room.role)} />
      <div className={styles.page}>
        <Stack gap={6} className={styles.lobby} data-plain={!withSound || undefined}>
          {withSound && <Preview media={media} withCamera={withCamera} />}
          <div className={styles.facts}>
            <h1>{room.event?.title ?? t('title', { name: room.other.name })}</h1>
            <div className={layout.person}>
              {room.role === 'client' && <Face image={room.other.image} size="card" />}
              <div>
                {room.event && room.role === 'client' && <b>{room.other.name}</b>}
                {room.other.title && <p className="t2">{room.other.title}</p>}
                <p>
                  {hasBegun
                    ? t('lobby.since', { time: until(room.starts_at) })
                    : t('lobby.begins', { time: until(room.starts_at) })}
                </p>
                <p className="small t3">{t('zone', { zone: zone.short })}</p>
              </div>
            </div>
            {isEarly && (
              <Card as="p" tone="warn" size="small" start gap={2}>
                {t('lobby.early', { time: until(room.opens_at) })}
              </Card>
            )}
            {isOpening && <p className="t2">{t('lobby.opening')}</p>}
            {!withSound && <p className="t2">{t(isAudience(room) ? 'lobby.audience' : 'lobby.chatOnly')}</p>}
            {withSound && <DeviceTroubles media={media} />}
            <div className={layout.cluster}>
              <Button
                variant="accent"
                disabled={isEarly}
                onClick={() => {
                  media.readProblems()
                  onJoin()
                }}
              >
                {missing.length === 0 || isOpening
                  ? t('lobby.join')
                  : t('lobby.joinWithout', { what: missing.length === 2 ? 'both' : (missing[0] ?? 'both') })}
              </Button>
            </div>
            {withSound && <Network room={room} />}
            <p className={`small t3 ${layout.person}`}>
              <Icon of={IconLock} size="meta" />
              {recorded(lobbyWords(room))}
            </p>
          </div>
          {withSound && (
            <section aria-label={t('lobby.devices')}>
              <DeviceFields media={media} withCamera={withCamera} />
            </section>
          )}
        </Stack>
      </div>
    </>
  )
}

function Preview({ media, withCamera }: { media: Media; withCamera: boolean }) {
  const t = useTranslations('rooms.lobby')
  const { camera, isMuted, microphone } = useStore(media.store)
  // A microphone that is not there cannot be muted.
  const isSilent = isMuted || !microphone
  return (
    <div className={styles.preview} data-voice={!withCamera || undefined}>
      {camera ? <SelfView track={camera} /> : <p className="t2">{withCamera && t('cameraOff')}</p>}
      <div className={styles.toggles}>
        <Button variant="quiet" small aria-pressed={isSilent} onClick={() => void media.setMuted(!isSilent)}>
          <Icon of={isSilent ? IconMicrophoneOff : IconMicrophone} />
          {t(isSilent ? 'unmute' : 'mute')}
        </Button>
        {withCamera && (
          <Button variant="quiet" small onClick={() => void media.setCamera(!camera)}>
            <Icon of={camera ? IconVideo : IconVideoOff} />
            {t(camera ? 'turnOff' : 'turnOn')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Network({ room }: { room: KnownRoom }) {
  const t = useTranslations('rooms-call.network')
  const { measured, check } = useNetwork(room.u_id)
  if (!measured)
    return (
      <p role="status" className={`t2 ${styles.network}`}>
        {t('checking')}
      </p>
    )
  const { carries, down, up } = measured
  return (
    <div role="status" className={styles.network} data-carries={carries}>
      <p className={layout.person}>
        {carries === 'video' && <Icon of={IconCheck} size="meta" />}
        {t(`carries.${carries}`)}
      </p>
      {down !== undefined && up !== undefined && (
        <p className="small t3">{t('measured', { down: kilobits(down), up: kilobits(up) })}</p>
      )}
      <Button variant="bare" small onClick={() => void check()}>
        {t('again')}
      </Button>
    </div>
  )
}

/** Two digits say enough, and a fast line is faster than could be measured. */
const kilobits = (rate: number) => Math.min(10_000, Number(rate.toPrecision(2)))
