import '../../messages/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { forgetCoupon, keepCoupon, readCoupon } from '../../money/payments/payment-memory.ts'
import { orderQueries } from '../../money/payments/queries.ts'
import type { Chosen } from '../../money/payments/split.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { dayOf, fullDate, rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconCircleCheck } from '../../ui/icons.ts'
import { toast } from '../../ui/overlay-store.ts'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './checkout.module.css'

/** A code that takes something off, and the ones that the site names for this order. */
export function CouponPart({
  orderId,
  coupon,
  onChange,
}: {
  orderId: string
  coupon: Chosen['coupon']
  onChange: (coupon: Chosen['coupon']) => void
}) {
  const t = useTranslations('payments.coupon')
  const locale = useLocale()
  const zone = useVisitorZone()
  const wordsFor = useErrorWords()
  const [code, setCode] = useState(() => coupon?.code ?? readCoupon())
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { data: offers = [] } = useQuery({ ...orderQueries.offers(orderId), enabled: !coupon })

  async function apply(wanted: string) {
    if (!wanted.trim()) {
      setError(t('missing'))
      return input.current?.focus()
    }
    setError(undefined)
    await applying.run(wanted)
  }
  const applying = useAction(
    async (wanted: string) => {
      const { data, message } = await callApi('POST /api/website/apply-coupon', {
        body: { order_u_id: orderId, coupon_code: wanted },
      })
      setCode(data.coupon_code)
      keepCoupon(data.coupon_code)
      onChange({ code: data.coupon_code, paise: data.coupon_paise })
      toast({ tone: 'ok', words: message ?? t('applied') })
    },
    {
      shows: 'failure',
      onFailure(failure) {
        const reason = failure instanceof ApiError ? failure.fieldErrors.coupon : undefined
        setError([wordsFor(failure), reason].filter(Boolean).join(' '))
        input.current?.focus()
      },
    },
  )

  const removing = useAction(
    async () => {
      await callApi('POST /api/website/remove-coupon', { body: { order_u_id: orderId } })
      forgetCoupon()
      setCode('')
      onChange(undefined)
      input.current?.focus()
    },
    { shows: 'failure', onFailure: (failure) => setError(wordsFor(failure)) },
  )

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void apply(code)
      }}
    >
      <Field label={t('label')} error={error}>
        {(control) => (
          <span className={styles.couponRow}>
            <input
              {...control}
              ref={input}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              readOnly={coupon !== undefined}
              value={code}
              onChange={({ target }) => {
                setCode(target.value)
                setError(undefined)
              }}
            />
            {coupon ? (
              <Button variant="quiet" busy={removing.isBusy} onClick={() => void removing.run()}>
                {t('remove')}
              </Button>
            ) : (
              <Button variant="quiet" type="submit" busy={applying.isBusy}>
                {t('apply')}
              </Button>
            )}
          </span>
        )}
      </Field>
      {coupon && (
        <p className={`small ${styles.couponApplied}`} role="status">
          <Icon of={IconCircleCheck} size="meta" />
          {t('less', { price: rupees(coupon.paise) })}
        </p>
      )}
      {!coupon && offers.length > 0 && (
        <ul className={styles.offers} aria-label={t('offers')}>
          {offers.map((offer) => (
            <li key={offer.coupon_code}>
              <div>
                <b>{offer.coupon_code}</b>
                <p className="small t2">{offer.title}</p>
                {offer.valid_until && (
                  <p className="small t3">
                    {t('until', { day: fullDate(dayOf(offer.valid_until, zone), locale) })}
                  </p>
                )}
              </div>
              <Button variant="bare" small onClick={() => void apply(offer.coupon_code)}>
                {t('use', { price: rupees(offer.coupon_paise) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
