import '../../messages/appointments-later.ts'
import '../../messages/payments.ts'
import { appointmentMinutes, slotHoldMinutes } from '@newyou/contract/business'
import type { Appointment } from '@newyou/contract/care/appointments/appointments'
import { type Order, orderKindRules } from '@newyou/contract/money/payments/payments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { minutesOf } from '../../care/appointments/appointment-words.tsx'
import { NearWords } from '../../care/appointments/near-words.tsx'
import { PolicyFold } from '../../care/appointments/policy-words.tsx'
import type { ToPay } from '../../care/appointments/to-pay.ts'
import { type PayMethod, payMethods } from '../../money/payments/gateway.ts'
import { orderQueries } from '../../money/payments/queries.ts'
import { chosenIn, splitOf } from '../../money/payments/split.ts'
import { usePayment } from '../../money/payments/use-payment.ts'
import { useLive } from '../../session/live-events.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCard } from '../../ui/choice.tsx'
import { Dock } from '../../ui/dock.tsx'
import { rupees } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  IconBuildingBank,
  IconClockPause,
  IconCreditCard,
  IconLock,
  IconQrcode,
  IconReceipt,
} from '../../ui/icons.ts'
import { FullScreenLoader } from '../../ui/loader.tsx'
import { DisplayRupees } from '../../ui/money.tsx'
import { Stack } from '../../ui/parts.tsx'
import { type PriceRow, PriceRows } from '../../ui/price-rows.tsx'
import { useNow, useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { Bought, BoughtOver } from './bought.tsx'
import styles from './checkout.module.css'
import { Confirmed } from './confirmed.tsx'
import { DiscountForm } from './discount-form.tsx'
import { PayNoticeBox } from './pay-notice.tsx'
import { HoldExpired, PaymentPending } from './payment-ends.tsx'
import { isSeat, places, thingKindOf } from './places.ts'
import { Product } from './product.tsx'

const methodIcons = { upi: IconQrcode, card: IconCreditCard, netbanking: IconBuildingBank } as const
const pendingPollMs = 3000
/** A payment by an app may still arrive after the window was closed. */
const quietPollMs = 10_000

interface CheckoutProps {
  order: Order
  /** Appointment of the order; a top-up has none. */
  appointment: ToPay | undefined
}

/** One order from choosing how to pay to what it bought. */
export function Checkout({ order, appointment }: CheckoutProps) {
  const payment = usePayment(order)
  const now = useNow()
  const isOver =
    order.state === 'expired' ||
    (order.state === 'open' && order.expires_at !== null && Date.parse(order.expires_at) <= now)
  const pollMs = payment.isPending ? pendingPollMs : order.state === 'awaiting-payment' ? quietPollMs : false
  const { refetch } = useQuery({ ...orderQueries.one(order.u_id), refetchInterval: pollMs })
  useLive(({ change }) => {
    if (change) void refetch()
  })
  const kind = thingKindOf(order)
  if (order.state === 'paid')
    return appointment ? (
      <Confirmed order={order} appointment={appointment} />
    ) : (
      kind && <Bought order={order} kind={kind} />
    )
  if (payment.isConfirming) return <FullScreenLoader />
  if (payment.isPending) return <PaymentPending order={order} appointment={appointment} />
  if (isOver || order.state === 'refunded')
    return appointment ? (
      <HoldExpired order={order} appointment={appointment} />
    ) : (
      kind && <BoughtOver order={order} kind={kind} />
    )
  return <Choosing order={order} appointment={appointment} payment={payment} />
}

function Choosing({
  order,
  appointment,
  payment,
}: CheckoutProps & { payment: ReturnType<typeof usePayment> }) {
  const t = useTranslations('payments')
  const later = useTranslations('appointments-later')
  const { until } = useWhen()
  const [method, setMethod] = useState<PayMethod>('upi')
  const [chosen, setChosen] = useState(() => chosenIn(order))
  const split = splitOf(order, chosen)
  const { toPay } = split
  const takesLess = orderKindRules[order.kind].takes.length > 0
  const pay = () =>
    void payment.pay(
      {
        couponCode: chosen.coupon?.code,
        allowancePaise: split.allowancePaise,
        lifePointsPaise: split.lifePointsPaise,
        walletPaise: split.walletPaise,
      },
      method,
    )
  const payLabel = toPay === 0 ? t('payNothing') : t('pay', { price: rupees(toPay) })
  const kind = thingKindOf(order)
  const way = appointment
    ? { name: appointment.healer.full_name, to: urls.healer(appointment.healer.u_id) }
    : kind && { name: t(`things.${kind}.crumb`), to: places[kind](order.item_u_id).page }

  // The error stands at the top, so the page scrolls there.
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (payment.notice) noticeRef.current?.focus()
  }, [payment.notice])

  return (
    <>
      <Breadcrumbs way={[...(way ? [way] : []), { name: t('crumb') }]} />
      <h1 className={styles.title}>{t('title')}</h1>
      <div ref={noticeRef} tabIndex={-1} className={styles.notice}>
        <PayNoticeBox
          notice={payment.notice}
          isFailed={order.state === 'failed'}
          expiresAt={appointment || isSeat(order) ? order.expires_at : null}
        />
      </div>
      <Stack gap={7} className={styles.two}>
        <div>
          <Product order={order} appointment={appointment} />
          {takesLess && <DiscountForm order={order} chosen={chosen} split={split} onChange={setChosen} />}
          {toPay > 0 && (
            <section className={styles.step}>
              <Stack as="fieldset" gap={2} className={styles.methods}>
                <legend>{t(toPay < order.price.price_paise ? 'rest' : 'how')}</legend>
                {payMethods.map((known) => (
                  <RadioCard
                    key={known}
                    name="method"
                    value={known}
                    checked={known === method}
                    onChange={() => setMethod(known)}
                    end={<Icon of={methodIcons[known]} size="bar" />}
                  >
                    <b>{t(`methods.${known}.name`)}</b>
                    <span className={`small t2 ${styles.block}`}>{t(`methods.${known}.words`)}</span>
                  </RadioCard>
                ))}
              </Stack>
            </section>
          )}
        </div>
        <section className={`${styles.panel} ${styles.sticky}`} aria-labelledby="whole-price">
          <h2 id="whole-price">{t('wholePrice')}</h2>
          <PriceRows
            rows={useRows(order, appointment, chosen, split)}
            totalLabel={t('toPay')}
            totalPaise={toPay}
          />
          {appointment && (
            <NearWords startsAt={appointment.starts_at} policy={appointment.policy} isBooking />
          )}
          <Button variant="accent" wide className={styles.pay} busy={payment.isBusy} onClick={pay}>
            {payLabel}
          </Button>
          <ul className={`small ${styles.facts}`}>
            {appointment && (
              <li>
                <Icon of={IconClockPause} size="meta" />
                <span>
                  {appointment.pay_by
                    ? later('checkout', { when: until(appointment.pay_by) })
                    : appointment.healing_session_u_id
                      ? t('facts.offer')
                      : t('facts.hold', { count: slotHoldMinutes })}
                </span>
              </li>
            )}
            <li>
              <Icon of={IconReceipt} size="meta" />
              <span>{t('facts.receipt')}</span>
            </li>
            <li>
              <Icon of={IconLock} size="meta" />
              <span>{t('facts.gateway')}</span>
            </li>
          </ul>
          {appointment && <PolicyFold policy={appointment.policy} name={appointment.healer.full_name} />}
        </section>
      </Stack>
      <Dock
        words={
          <>
            <b className={styles.dockSum}>
              <DisplayRupees paise={toPay} />
            </b>
            <span className="small t2">{t('dock')}</span>
          </>
        }
      >
        <Button variant="accent" busy={payment.isBusy} onClick={pay}>
          {payLabel}
        </Button>
      </Dock>
    </>
  )
}

/** The whole price, part by part. */
function useRows(
  { kind, price, allowance }: Order,
  appointment: Appointment | undefined,
  { coupon }: ReturnType<typeof chosenIn>,
  split: ReturnType<typeof splitOf>,
): PriceRow[] {
  const t = useTranslations('payments.rows')
  const less = (label: string, paise: number): PriceRow[] =>
    paise > 0 ? [{ label, paise, kind: 'less' }] : []
  return [
    {
      label: t(`kinds.${kind}`, { count: appointment ? minutesOf(appointment) : appointmentMinutes }),
      paise: price.price_paise,
    },
    ...less(t('coupon', { code: coupon?.code ?? '' }), split.couponPaise),
    ...less(t('allowance', { organization: allowance?.organization ?? '' }), split.allowancePaise),
    ...less(t('lifePoints'), split.lifePointsPaise).map((row) => ({ ...row, note: t('lifePointsWorth') })),
    ...less(t('wallet'), split.walletPaise),
    ...less(t('desk'), price.desk_paise),
    ...(price.tax_paise > 0
      ? [
          {
            label: t('tax', {
              name: price.tax_name,
              percent: price.tax_percent,
              base: rupees(price.price_paise - price.tax_paise),
            }),
            paise: price.tax_paise,
            kind: 'quiet' as const,
          },
        ]
      : []),
  ]
}
