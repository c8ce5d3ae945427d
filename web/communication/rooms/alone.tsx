import '../../messages/rooms.ts'
import '../../messages/rooms-call.ts'
import { missingOf } from '@newyou/contract/communication/rooms/standing'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../ui/visitor-time.tsx'
import { isAudience, type KnownRoom } from './queries.ts'
import tile from './tile.module.css'

/** `watching`: how many there are whom one does not see; `isKnocking`: the other is in the waiting room. */
export function Alone({
  room,
  now,
  watching,
  isKnocking,
  wasThere,
}: {
  room: KnownRoom
  /** By the server's clock. */
  now: number
  watching: number
  isKnocking: boolean
  wasThere: boolean
}) {
  const [title, words] = useWords({ room, now, watching, isKnocking, wasThere })
  return (
    <div className={tile.tile}>
      <div className={tile.withoutPicture}>
        <b>{title}</b>
        <p className="t2">{words}</p>
      </div>
    </div>
  )
}

function useWords({
  room,
  now,
  watching,
  isKnocking,
  wasThere,
}: Parameters<typeof Alone>[0]): [title: string, words: string] {
  const t = useTranslations('rooms.in')
  const missing = useTranslations('rooms-call.missing')
  const { until } = useWhen()
  const { name } = room.other
  const time = until(room.closes_at)
  const isHost = room.carrier === 'livekit' && room.role === 'healer'
  if (isHost && watching > 0) return [t('watching', { count: watching }), t('watchingWords')]
  if (isKnocking && !room.event) return [t('knocking', { name }), t('knockingWords')]
  const is = missingOf(room, { now, wasThere })
  if (is === 'over')
    return [
      room.event ? missing('eventOver') : missing('over', { name }),
      missing(room.event ? 'eventOverWords' : 'overWords', { time }),
    ]
  // The audience of a big event waits for its host.
  if (room.event && !isAudience(room)) return [t('empty'), t('emptyWords')]
  if (is === 'away') return [missing('away', { name }), missing('awayWords', { name, time })]
  return [t('alone', { name }), t('aloneWords', { name })]
}
