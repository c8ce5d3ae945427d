import '../../messages/healers.ts'
import { paisePerRupee } from '@newyou/contract/business'
import { useTranslations } from 'use-intl'
import { rupees } from '../../ui/format.ts'
import styles from './filter-form.module.css'

const step = 100

/** Two handles on one track, in rupees; an end that stands at its bound is undefined. */
export function PriceRange({
  bounds,
  from = bounds.min,
  to = bounds.max,
  onMove,
}: {
  bounds: { min: number; max: number }
  from: number | undefined
  to: number | undefined
  onMove: (from: number | undefined, to: number | undefined) => void
}) {
  const t = useTranslations('healers.filters')
  const share = (value: number) => ((value - bounds.min) / (bounds.max - bounds.min)) * 100
  const move = (low: number, high: number) =>
    onMove(low > bounds.min ? low : undefined, high < bounds.max ? high : undefined)
  return (
    <>
      <div className={styles.range}>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" fill="var(--line)" />
          <rect x={share(from)} width={Math.max(share(to) - share(from), 0)} height="4" fill="var(--rice)" />
        </svg>
        <input
          type="range"
          name="price_min"
          aria-label={t('priceFrom')}
          aria-valuetext={rupees(from * paisePerRupee)}
          min={bounds.min}
          max={bounds.max}
          step={step}
          value={from}
          onChange={({ target }) => move(Math.min(target.valueAsNumber, to), to)}
        />
        <input
          type="range"
          name="price_max"
          aria-label={t('priceTo')}
          aria-valuetext={rupees(to * paisePerRupee)}
          min={bounds.min}
          max={bounds.max}
          step={step}
          value={to}
          onChange={({ target }) => move(from, Math.max(target.valueAsNumber, from))}
        />
      </div>
      <p className="small t2 num">
        {t('priceRange', { from: rupees(from * paisePerRupee), to: rupees(to * paisePerRupee) })}
      </p>
    </>
  )
}
