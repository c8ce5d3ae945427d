import '../../messages/healers-booking.ts'
import '../../messages/healers-places.ts'
import { isOnline, type MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { useTranslations } from 'use-intl'
import layout from '../../ui/layout.module.css'
import { Card } from '../../ui/parts.tsx'
import { PlaceLines } from './place-lines.tsx'
import styles from './slot-picker.module.css'

/** How and where they meet, which decides the times that there are. */
export default function PlacePicker({
  service: { modes, places },
  mode,
  placeId,
  onChoose,
}: {
  service: PublicService
  mode: MeetingMode
  /** Undefined: online. */
  placeId: string | undefined
  onChoose: (part: { mode?: MeetingMode; place?: string }) => void
}) {
  const t = useTranslations('healers-booking')
  const words = useTranslations('healers-places')
  const place = places.find(({ u_id }) => u_id === placeId)
  return (
    <>
      {modes.length > 1 && (
        <fieldset className={`${layout.cluster} ${styles.modes}`}>
          <legend>{t('mode')}</legend>
          {modes.map((known) => (
            <label key={known}>
              <input
                className="over"
                type="radio"
                name="mode"
                value={known}
                checked={known === mode}
                onChange={() => onChoose({ mode: known })}
              />
              <span>{isOnline(known) ? t(`modes.${known}`) : words('inPerson')}</span>
            </label>
          ))}
        </fieldset>
      )}
      {place && places.length > 1 && (
        <fieldset className={`${styles.modes} ${styles.services}`}>
          <legend>{words('choose')}</legend>
          {places.map((one) => (
            <label key={one.u_id}>
              <input
                className="over"
                type="radio"
                name="place"
                value={one.u_id}
                checked={one.u_id === placeId}
                onChange={() => onChoose({ place: one.u_id })}
              />
              <span>
                <b>{one.name}</b>
                <small className="small t2">{one.city}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {place && (
        <Card tone="raised" size="small" above={3}>
          <PlaceLines of={place} />
        </Card>
      )}
    </>
  )
}
