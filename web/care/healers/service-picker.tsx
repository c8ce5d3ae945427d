import '../../messages/healers-services.ts'
import type { PublicService } from '@newyou/contract/care/healers/services'
import { useTranslations } from 'use-intl'
import { rupees } from '../../ui/format.ts'
import { useServiceWords } from './service-words.ts'
import styles from './slot-picker.module.css'

/** The services of a healer, one of which is chosen. */
export function ServicePicker({
  services,
  chosen,
  onChoose,
}: {
  services: readonly PublicService[]
  chosen: string
  onChoose: (serviceId: string) => void
}) {
  const t = useTranslations('healers-services')
  const wordsOf = useServiceWords()
  return (
    <fieldset className={`${styles.modes} ${styles.services}`}>
      <legend>{t('choose')}</legend>
      {services.map((service) => {
        const { name, description } = wordsOf(service)
        const { audience } = service
        return (
          <label key={service.u_id}>
            <input
              className="over"
              type="radio"
              name="service"
              value={service.u_id}
              checked={service.u_id === chosen}
              onChange={() => onChoose(service.u_id)}
            />
            <span>
              <b>{name}</b>
              <b className="num">{service.price_paise === 0 ? t('free') : rupees(service.price_paise)}</b>
              <small className="small t2">{t('minutes', { count: service.minutes })}</small>
              {description && <small className="small t2">{description}</small>}
              {(audience === 'known' || audience === 'new') && (
                <small className="small t3">{t(audience)}</small>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
