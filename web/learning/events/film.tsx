import '../../messages/courses-player.ts'
import type { MyEventDetail } from '@newyou/contract/learning/events/my-events'
import { useCallback } from 'react'
import { MediaPlayer } from '../../ui/media/media-player.tsx'
import { usePlayback } from '../../ui/media/playback.ts'
import type { Playable, WatchReport } from '../../ui/media/use-media.ts'
import { fetchMine } from './queries.ts'

type Recording = NonNullable<MyEventDetail['recording']>

const playableOf = (
  event: MyEventDetail,
  { type, address, poster, qualities, ...rest }: Recording,
): Playable => ({
  u_id: event.u_id,
  kind: 'video',
  title: event.title,
  media: { type, address, poster, qualities },
  is_complete: false,
  position_seconds: 0,
  ...rest,
})

const ignore = () => undefined
/** Recordings of events keep no history. */
const noReport: WatchReport = { started: ignore, playing: ignore, jumped: ignore, stopped: ignore }

/** The recording, in the player that lessons have. */
export default function Film({ event, recording }: { event: MyEventDetail; recording: Recording }) {
  const [playback, setPlayback] = usePlayback()
  const { kind, u_id: eventId } = event
  const renew = useCallback(async () => {
    const fresh = await fetchMine(kind, eventId)
    if (!fresh.recording) throw new Error('The recording is not there any more')
    return playableOf(fresh, fresh.recording)
  }, [kind, eventId])
  return (
    <MediaPlayer
      lesson={playableOf(event, recording)}
      startAt={0}
      report={noReport}
      playAtOnce={false}
      playback={playback}
      onPlayback={setPlayback}
      renew={renew}
      next={undefined}
      onPlace={ignore}
    />
  )
}
