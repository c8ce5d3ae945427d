import '../../messages/rooms.ts'
import type { VisitEnd } from '@newyou/contract/communication/rooms/live'
import type { Room } from '@newyou/contract/communication/rooms/rooms'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { useNow } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import styles from './lobby.module.css'
import { homeOf, type KnownRoom } from './queries.ts'
import { TopBar } from './top-bar.tsx'

/** After an event: feedback once its time is over, and the way back while the room is open. */
export function AfterEvent({
  room,
  event,
  ended,
  onBack,
}: {
  room: KnownRoom
  event: NonNullable<Room['event']>
  ended: VisitEnd | undefined
  onBack: () => void
}) {
  const t = useTranslations('rooms.after')
  const now = useNow()
  const { title, kind } = event
  const isOver = Date.parse(room.ends_at) <= now
  const isOwnDoing = ended === 'left' || ended === 'elsewhere'
  const said = isOwnDoing ? ended : room.phase === 'over' ? 'over' : 'closed'
  const mayReturn = room.phase === 'open' && ended !== undefined
  return (
    <>
      <TopBar to={homeOf(room.role)} />
      <div className={styles.page}>
        <div className={styles.facts}>
          <h1>{t(`event.${said}`, { title })}</h1>
          {ended === 'elsewhere' && <p className="t2">{t('elsewhereWords')}</p>}
          {ended === 'removed' && mayReturn && (
            <p className="t2">{t('removedWords', { name: room.other.name })}</p>
          )}
          <div className={layout.cluster}>
            {mayReturn && (
              <Button variant="accent" onClick={onBack}>
                {t(ended === 'elsewhere' ? 'here' : 'event.comeBack')}
              </Button>
            )}
            {room.role === 'client' && isOver && (
              <Button variant="primary" to={urls.eventFeedback(kind, room.u_id)}>
                {t('event.feedback')}
              </Button>
            )}
            <Button
              variant="quiet"
              to={room.role === 'client' ? urls.eventJoin(kind, room.u_id) : urls.event(kind, room.u_id)}
            >
              {t('event.page')}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}
