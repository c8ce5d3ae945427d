import '../messages/payments.ts'
import { paisePerRupee } from '@newyou/contract/business'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Switch } from '../ui/choice.tsx'
import field from '../ui/field.module.css'
import { rupees } from '../ui/format.ts'
import styles from './checkout.module.css'

/** Takes a part of the price from the wallet; off until somebody wants it. */
export function WalletPart({
  balancePaise,
  mostPaise,
  paise,
  onChange,
}: {
  balancePaise: number
  /** The balance, or the price when that is less. */
  mostPaise: number
  paise: number
  onChange: (paise: number) => void
}) {
  const t = useTranslations('payments.wallet')
  const [typed, setTyped] = useState<string>()
  const isOn = paise > 0 || typed !== undefined
  const wished = Math.round(Number((typed ?? '').replace(/[₹,\s]/g, '')) * paisePerRupee)
  const error =
    typed === undefined
      ? undefined
      : typed.trim() === '' || !(wished > 0)
        ? t('missing')
        : wished > mostPaise
          ? t('tooMuch', { most: rupees(mostPaise) })
          : undefined
  return (
    <div className={styles.wallet}>
      <Switch
        checked={isOn}
        onChange={({ target }) => {
          setTyped(undefined)
          onChange(target.checked ? mostPaise : 0)
        }}
      >
        <b>{t('label')}</b>
        <span className={`small t2 ${styles.block}`}>{t('balance', { balance: rupees(balancePaise) })}</span>
      </Switch>
      {isOn && (
        <label>
          <span className="sr-only">{t('amount')}</span>
          <input
            className={error ? `${field.input} ${field.wrong}` : field.input}
            inputMode="decimal"
            aria-invalid={error ? true : undefined}
            value={typed ?? rupees(paise)}
            onFocus={() => setTyped(String(paise / paisePerRupee))}
            onChange={({ target }) => {
              setTyped(target.value)
              const next = Math.round(Number(target.value.replace(/[₹,\s]/g, '')) * paisePerRupee)
              if (next > 0 && next <= mostPaise) onChange(next)
            }}
            onBlur={() => {
              // What cannot be taken becomes what can.
              if (wished > mostPaise) onChange(mostPaise)
              setTyped(undefined)
            }}
          />
        </label>
      )}
      {error && <p className={`small ${styles.walletError}`}>{error}</p>}
    </div>
  )
}
