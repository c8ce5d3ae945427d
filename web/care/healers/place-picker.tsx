import '../../messages/healers-places.ts'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import { useTranslations } from 'use-intl'
import { Card } from '../../ui/parts.tsx'
import { PlaceWords } from './place-words.tsx'
import styles from './slot-picker.module.css'

/** Where a session in person is held: chosen where there are several. */
export default function PlacePicker({
  places,
  chosen,
  onChoose,
}: {
  places: readonly MeetingPlace[]
  chosen: string
  onChoose: (placeId: string) => void
}) {
  const t = useTranslations('healers-places')
  const place = places.find(({ u_id }) => u_id === chosen)
  return (
    <>
      {places.length > 1 && (
        <fieldset className={`${styles.modes} ${styles.services}`}>
          <legend>{t('choose')}</legend>
          {places.map((one) => (
            <label key={one.u_id}>
              <input
                className="over"
                type="radio"
                name="place"
                value={one.u_id}
                checked={one.u_id === chosen}
                onChange={() => onChoose(one.u_id)}
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
          <PlaceWords of={place} />
        </Card>
      )}
    </>
  )
}
