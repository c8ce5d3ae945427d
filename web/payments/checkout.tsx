import '../messages/payments.ts'
import type { Appointment } from '@newyou/contract/appointments'
import { appointmentMinutes, slotHoldMinutes } from '@newyou/contract/business'
import type { Order } from '@newyou/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HealerTime, useModeWords, useWholeTime } from '../appointments/appointment-words.tsx'
import { PolicyFold } from '../appointments/policy-words.tsx'
import { Face } from '../healers/portrait.tsx'
import { useLive } from '../session/live-events.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { RadioCard } from '../ui/choice.tsx'
import { rupees, timeOfDay } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import {
  IconBuildingBank,
  IconClockPause,
  IconCreditCard,
  IconLock,
  IconQrcode,
  IconReceipt,
} from '../ui/icons.ts'
import { FullScreenLoader } from '../ui/loader.tsx'
import { LocaleLink } from '../ui/locale-link.tsx'
import { DisplayRupees } from '../ui/money.tsx'
import { PriceRows } from '../ui/price-rows.tsx'
import { useNow, useVisitorZone, useZoneName } from '../ui/visitor-time.tsx'
import { urls } from '../urls.ts'
import styles from './checkout.module.css'
import { Confirmed } from './confirmed.tsx'
import { type PayMethod, payMethods } from './gateway.ts'
import { PayNoticeBox } from './pay-notice.tsx'
import { HoldOver, PaymentPending } from './payment-ends.tsx'
import { orderQueries } from './queries.ts'
import { usePayment } from './use-payment.ts'
import { WalletPart } from './wallet-part.tsx'

const methodIcons = { upi: IconQrcode, card: IconCreditCard, netbanking: IconBuildingBank } as const
const pendingPollMs = 3000
/** A payment by an app may still arrive after the window was closed. */
const quietPollMs = 10_000

/** One order from choosing how to pay to the confirmed appointment. */
export function Checkout({ order, appointment }: { order: Order; appointment: Appointment }) {
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
  if (order.state === 'paid') return <Confirmed order={order} appointment={appointment} />
  if (payment.isConfirming) return <FullScreenLoader />
  if (payment.isPending) return <PaymentPending order={order} appointment={appointment} />
  if (isOver || order.state === 'refunded') return <HoldOver order={order} appointment={appointment} />
  return <Choosing order={order} appointment={appointment} payment={payment} />
}

function Choosing({
  order,
  appointment,
  payment,
}: {
  order: Order
  appointment: Appointment
  payment: ReturnType<typeof usePayment>
}) {
  const t = useTranslations('payments')
  const zone = useVisitorZone()
  const zoneName = useZoneName()
  const modeWords = useModeWords()
  const wholeTime = useWholeTime()
  const [method, setMethod] = useState<PayMethod>('upi')
  const { price, expires_at: expiresAt } = order
  const [walletPaise, setWallet] = useState(price.wallet_paise)
  const beforeWallet = price.price_paise - price.coupon_paise - price.life_points_paise
  const walletMost = Math.min(order.wallet_balance_paise, beforeWallet)
  const toPay = Math.max(0, beforeWallet - walletPaise)
  const { healer } = appointment
  const pay = () => void payment.pay(walletPaise, method)
  const payLabel = toPay === 0 ? t('payWallet') : t('pay', { price: rupees(toPay) })

  // What went wrong is told above everything, so that is where the page goes.
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (payment.notice) noticeRef.current?.focus()
  }, [payment.notice])

  return (
    <>
      <Breadcrumbs way={[{ name: healer.full_name, to: urls.healer(healer.u_id) }, { name: t('crumb') }]} />
      <h1 className={styles.title}>{t('title')}</h1>
      <div ref={noticeRef} tabIndex={-1} className={styles.notice}>
        <PayNoticeBox notice={payment.notice} isFailed={order.state === 'failed'} expiresAt={expiresAt} />
      </div>
      <div className={styles.two}>
        <div>
          <section className={styles.step}>
            <div className={styles.thing}>
              <Face image={healer.image} size="card" />
              <div>
                <h2>{healer.full_name}</h2>
                <p className="t2">
                  {t('when', {
                    time: wholeTime(appointment),
                    zone: zoneName.short,
                    mode: modeWords(appointment.mode),
                  })}
                </p>
                <HealerTime of={appointment} />
                <p className="small">
                  <LocaleLink to={urls.healer(healer.u_id, { mode: appointment.mode })}>
                    {t('changeTime')}
                  </LocaleLink>
                </p>
              </div>
            </div>
            {expiresAt && (
              <p className={`small t2 ${styles.hold}`}>
                <Icon of={IconClockPause} />
                <span>{t('hold', { time: timeOfDay(expiresAt, zone) })}</span>
              </p>
            )}
          </section>
          {walletMost > 0 && (
            <section className={styles.step}>
              <h2>{t('less')}</h2>
              <WalletPart
                balancePaise={order.wallet_balance_paise}
                mostPaise={walletMost}
                paise={walletPaise}
                onChange={setWallet}
              />
            </section>
          )}
          {toPay > 0 && (
            <section className={styles.step}>
              <fieldset className={styles.methods}>
                <legend>{t(walletPaise > 0 ? 'rest' : 'how')}</legend>
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
              </fieldset>
            </section>
          )}
        </div>
        <section className={`${styles.panel} ${styles.sticky}`} aria-labelledby="whole-price">
          <h2 id="whole-price">{t('wholePrice')}</h2>
          <PriceRows
            rows={[
              { label: t('rows.price', { count: appointmentMinutes }), paise: price.price_paise },
              ...(price.coupon_paise > 0
                ? [{ label: t('rows.coupon'), paise: price.coupon_paise, kind: 'less' as const }]
                : []),
              ...(price.life_points_paise > 0
                ? [{ label: t('rows.lifePoints'), paise: price.life_points_paise, kind: 'less' as const }]
                : []),
              ...(walletPaise > 0
                ? [{ label: t('rows.wallet'), paise: walletPaise, kind: 'less' as const }]
                : []),
              {
                label: t('rows.tax', { name: price.tax_name, percent: price.tax_percent }),
                paise: price.tax_paise,
                kind: 'quiet' as const,
              },
            ]}
            totalLabel={t('toPay')}
            totalPaise={toPay}
          />
          <Button look="leaf" wide className={styles.pay} busy={payment.isBusy} onClick={pay}>
            {payLabel}
          </Button>
          <ul className={`small ${styles.facts}`}>
            <li>
              <Icon of={IconClockPause} size="meta" />
              <span>{t('facts.hold', { count: slotHoldMinutes })}</span>
            </li>
            <li>
              <Icon of={IconReceipt} size="meta" />
              <span>{t('facts.receipt')}</span>
            </li>
            <li>
              <Icon of={IconLock} size="meta" />
              <span>{t('facts.gateway')}</span>
            </li>
          </ul>
          <PolicyFold policy={appointment.policy} name={healer.full_name} />
        </section>
      </div>
      <div className={styles.dock} data-dock>
        <div>
          <b className={styles.dockSum}>
            <DisplayRupees paise={toPay} />
          </b>
          <span className="small t2">{t('dock')}</span>
        </div>
        <Button look="leaf" busy={payment.isBusy} onClick={pay}>
          {payLabel}
        </Button>
      </div>
    </>
  )
}
