import '../../messages/payments-link.ts'
import { pathTo } from '@newyou/contract/addresses'
import type { LinkedPayment } from '@newyou/contract/money/payments/payment-links'
import { useEffect, useRef, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rupees } from '../../ui/format.ts'
import { localeOf } from '../../ui/locale.ts'
import { Notice } from '../../ui/notice.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Section } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { openGateway } from './gateway.ts'

export function meta({ location, matches, params }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'payments-link')
  return pageMeta(matches, {
    path: pathTo('paymentLink', { token: params.token ?? '' }),
    title: t('meta'),
    description: t('meta'),
    noIndex: true,
  })
}

type Shown = { is: 'loading' } | { is: 'gone'; words: string } | { is: 'there'; payment: LinkedPayment }

/** Where a payment link leads: what is left to pay, without a log-in, a name or what it is for. */
export default function PaymentLink() {
  const { token = '' } = useParams()
  const t = useTranslations('payments-link')
  const wordsFor = useErrorWords()
  const [shown, setShown] = useState<Shown>({ is: 'loading' })
  const content = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once
  useEffect(() => {
    const controller = new AbortController()
    callApi('GET /api/website/payment-link/{token}', { params: { token }, signal: controller.signal })
      .then(({ data }) => setShown({ is: 'there', payment: data }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        const isUnknown = error instanceof ApiError && error.code === 'notFound'
        setShown({ is: 'gone', words: isUnknown ? t('goneWords') : wordsFor(error) })
      })
    return () => controller.abort()
  }, [token])

  return (
    <div className="wrap section" ref={content} tabIndex={-1}>
      {body()}
    </div>
  )

  function body() {
    if (shown.is === 'gone') return <EmptyState heading="h1" title={t('gone')} words={shown.words} />
    if (shown.is === 'loading')
      return (
        <>
          <h1>{t('loading')}</h1>
          <div aria-hidden="true">
            <SkeletonLine width="most" tall />
          </div>
        </>
      )
    const { state } = shown.payment
    if (state !== 'open')
      return <EmptyState heading="h1" title={t(`${state}.title`)} words={t(`${state}.words`)} />
    return (
      <Open
        token={token}
        payment={shown.payment}
        onPaid={(payment) => {
          setShown({ is: 'there', payment })
          content.current?.focus({ preventScroll: true })
        }}
      />
    )
  }
}

function Open({
  token,
  payment,
  onPaid,
}: {
  token: string
  payment: LinkedPayment
  onPaid: (payment: LinkedPayment) => void
}) {
  const t = useTranslations('payments-link')
  const { until } = useWhen()
  const [note, setNote] = useState<string>()
  const price = rupees(payment.amount_paise ?? 0)
  const { run, isBusy } = useAction(async () => {
    setNote(undefined)
    const { data } = await callApi('POST /api/website/payment-link/{token}/payment', { params: { token } })
    const end = await openGateway(data, 'upi')
    if (end.kind === 'dismissed') {
      setNote(end.declined ? t('declined', { reason: end.declined }) : t('dismissed'))
      return
    }
    const paid = await callApi('PUT /api/website/payment-link/{token}/payment', {
      params: { token },
      body: { razor_pay_payment_id: end.paymentId, razor_pay_signature: end.signature },
    })
    onPaid(paid.data)
  })
  return (
    <Section as="div" gap={3} width="form" above={4}>
      <h1>{t('title', { price })}</h1>
      <p>{t('words', { company: payment.company })}</p>
      {note && <Notice>{note}</Notice>}
      <Button variant="accent" busy={isBusy} onClick={() => void run()}>
        {t('pay', { price })}
      </Button>
      <p className="small t2">{t('until', { time: until(payment.expires_at) })}</p>
    </Section>
  )
}
