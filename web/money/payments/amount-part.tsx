import '../../messages/payments.ts'
import { paisePerRupee } from '@newyou/contract/business'
import { useState } from 'react'
import { Switch } from '../../ui/choice.tsx'
import field from '../../ui/field.module.css'
import styles from './amount-part.module.css'

interface AmountWords {
  label: string
  balance: string
  amount: string
  missing: string
  tooMuch: string
}

/** Takes a part of the price from the wallet or the points; off until it is switched on. Amounts in paise. */
export function AmountPart({
  mostPaise,
  paise,
  onChange,
  words,
  show,
  wholeOnly = false,
}: {
  /** The balance, or the price if less. */
  mostPaise: number
  paise: number
  onChange: (paise: number) => void
  words: AmountWords
  /** How a chosen amount is written while it is not edited. */
  show: (paise: number) => string
  /** Points are counted whole. */
  wholeOnly?: boolean
}) {
  const [typed, setTyped] = useState<string>()
  const isOn = paise > 0 || typed !== undefined
  const read = (text: string) => {
    const count = Number(text.replace(/[₹,\s]/g, ''))
    return wholeOnly ? Math.floor(count) * paisePerRupee : Math.round(count * paisePerRupee)
  }
  const wished = read(typed ?? '')
  const error =
    typed === undefined
      ? undefined
      : typed.trim() === '' || !(wished > 0)
        ? words.missing
        : wished > mostPaise
          ? words.tooMuch
          : undefined
  return (
    <div className={styles.wallet}>
      <Switch
        checked={isOn}
        disabled={mostPaise === 0 && !isOn}
        onChange={({ target }) => {
          setTyped(undefined)
          onChange(target.checked ? mostPaise : 0)
        }}
      >
        <b>{words.label}</b>
        <span className={`small t2 ${styles.block}`}>{words.balance}</span>
      </Switch>
      {isOn && (
        <label>
          <span className="sr-only">{words.amount}</span>
          <input
            className={error ? `${field.input} ${field.wrong}` : field.input}
            inputMode={wholeOnly ? 'numeric' : 'decimal'}
            aria-invalid={error ? true : undefined}
            value={typed ?? show(paise)}
            onFocus={() => setTyped(String(paise / paisePerRupee))}
            onChange={({ target }) => {
              setTyped(target.value)
              const next = read(target.value)
              if (next > 0 && next <= mostPaise) onChange(next)
            }}
            onBlur={() => {
              // Caps the amount at the maximum.
              if (wished > mostPaise) onChange(mostPaise)
              setTyped(undefined)
            }}
          />
        </label>
      )}
      {error && (
        <p className={`small ${styles.walletError}`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
