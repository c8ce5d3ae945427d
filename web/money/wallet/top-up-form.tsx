import '../../messages/wallet.ts'
import { paisePerRupee, topUpMinimumPaise } from '@newyou/contract/business'
import { topUpAmount } from '@newyou/contract/money/wallet'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import '../../ui/form/zod-without-eval.ts'
import { callApi } from '../../session/call-api.ts'
import { randomId } from '../../session/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { rupees } from '../../ui/format.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
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
  const localized = useLocalized()
  const key = useRef({ text: '', key: '' })
  const [isLeaving, setLeaving] = useState(false)
  const { values, errors, failure, isBusy, set, form } = useForm<{ amount_paise: string }, number>({
    initial: { amount_paise: '' },
    schema({ amount_paise }) {
      const { data, error } = topUpAmount.safeParse(read(amount_paise))
      return data === undefined
        ? { wrong: { amount_paise: error.issues[0]?.message ?? '' } }
        : { parsed: data }
    },
    async send(amount_paise) {
      // The same amount sent twice opens one order.
      const text = values.amount_paise
      if (key.current.text !== text) key.current = { text, key: randomId() }
      const { data } = await callApi(call, { body: { amount_paise }, idempotencyKey: key.current.key })
      setLeaving(true)
      // A document of its own: only the payment page may load the gateway.
      window.location.assign(localized(urls.payment(data.order_u_id)))
    },
  })
  const text = values.amount_paise

  return (
    <Stack as="form" gap={3} start className={styles.topUp} {...form}>
      <Field label={t(`${of}.label`)} hint={t(`${of}.hint`)} error={errors.amount_paise ?? failure}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            placeholder={rupees(topUpMinimumPaise)}
            value={text}
            onChange={({ target }) => set('amount_paise', target.value)}
          />
        )}
      </Field>
      <div className={styles.chips}>
        {usualPaise.map((paise) => (
          <Chip
            key={paise}
            pressed={read(text) === paise}
            onClick={() => set('amount_paise', String(paise / paisePerRupee))}
          >
            {rupees(paise)}
          </Chip>
        ))}
      </div>
      <Button variant="accent" type="submit" busy={isBusy || isLeaving}>
        {t('action')}
      </Button>
    </Stack>
  )
}
