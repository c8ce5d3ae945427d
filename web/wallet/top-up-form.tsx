import '../messages/wallet.ts'
import { paisePerRupee, topUpMinimumPaise } from '@newyou/contract/business'
import { topUpAmount } from '@newyou/contract/wallet'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import '../ui/form/zod-without-eval.ts'
import { ApiError } from '../api/client.ts'
import { useErrorWords } from '../api/error-words.ts'
import { callApi } from '../session/call-api.ts'
import { randomId } from '../session/random-id.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Field } from '../ui/field.tsx'
import { rupees } from '../ui/format.ts'
import { useLocalized } from '../ui/locale-link.tsx'
import { toast } from '../ui/overlay-store.ts'
import { urls } from '../urls.ts'
import styles from './wallet.module.css'

const usualPaise = [topUpMinimumPaise, 100_000, 200_000]

const read = (text: string) => {
  const plain = text.replace(/[₹,\s]/g, '')
  return plain === '' ? undefined : Math.round(Number(plain) * paisePerRupee * 100) / 100
}

/** How much to add; the rest happens in the one checkout. */
export function TopUpForm({
  call,
  of,
}: {
  call: 'POST /api/website/wallet' | 'POST /api/website/life-point'
  of: 'wallet' | 'lifePoints'
}) {
  const t = useTranslations('wallet.topUp')
  const wordsFor = useErrorWords()
  const localized = useLocalized()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const key = useRef({ text: '', key: '' })
  const input = useRef<HTMLInputElement>(null)

  function refuse(words: string) {
    setError(words)
    input.current?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const { data: amount, error: wrong } = topUpAmount.safeParse(read(text))
    if (amount === undefined) return refuse(wrong.issues[0]?.message ?? '')
    // The same wish pressed twice opens one order.
    if (key.current.text !== text) key.current = { text, key: randomId() }
    setBusy(true)
    try {
      const { data } = await callApi(call, {
        body: { amount_paise: amount },
        idempotencyKey: key.current.key,
      })
      // A document of its own: only the payment page may load the gateway.
      window.location.assign(localized(urls.payment(data.order_u_id)))
    } catch (failure) {
      setBusy(false)
      const known = failure instanceof ApiError ? failure.fieldErrors.amount_paise : undefined
      if (known) return refuse(known)
      toast({ mood: 'bad', words: wordsFor(failure) })
    }
  }

  return (
    <form className={styles.topUp} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t(`${of}.label`)} hint={t(`${of}.hint`)} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            placeholder={rupees(topUpMinimumPaise)}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <div className={styles.chips}>
        {usualPaise.map((paise) => (
          <Chip
            key={paise}
            pressed={read(text) === paise}
            onClick={() => {
              setText(String(paise / paisePerRupee))
              setError(undefined)
            }}
          >
            {rupees(paise)}
          </Chip>
        ))}
      </div>
      <Button look="leaf" type="submit" busy={isBusy}>
        {t('action')}
      </Button>
    </form>
  )
}
