import { paisePerLifePoint } from '@newyou/contract/business'
import '../../messages/payments.ts'
import type { Order } from '@newyou/contract/money/payments/payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { showSaved } from '../../api/show-saved.ts'
import { callApi } from '../../session/call-api.ts'
import { toast } from '../../ui/overlay-store.ts'
import { openGateway, type PayMethod } from './gateway.ts'
import {
  type Claim,
  forgetClaim,
  forgetCoupon,
  forgetPaymentKey,
  keepClaim,
  type PaymentRequest,
  paymentKey,
  readClaim,
} from './payment-memory.ts'
import { orderQueries } from './queries.ts'

/** Notice beside the price in the checkout: a decline with its reason, a closed window, our refusal. */
export type PayNotice =
  | { kind: 'declined'; reason: string }
  | { kind: 'dismissed' }
  | { kind: 'refused'; words: string }

/** Pays an order: freezes the split, opens the gateway's window, and hands its answer to the server. */
export function usePayment(order: Order) {
  const t = useTranslations('payments')
  const wordsFor = useErrorWords()
  const client = useQueryClient()
  const [notice, setNotice] = useState<PayNotice>()
  const [isBusy, setBusy] = useState(false)
  const [isPending, setPending] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const running = useRef(false)
  const { u_id: orderId, state } = order

  // A reload while the gateway was still deciding waits on.
  useEffect(() => setPending(readClaim(orderId) !== undefined), [orderId])
  useEffect(() => {
    if (state === 'paid' || state === 'failed' || state === 'refunded') {
      forgetClaim(orderId)
      setPending(false)
    }
    if (state !== 'paid') return
    forgetPaymentKey(orderId)
    forgetCoupon()
  }, [orderId, state])

  const show = async (next: Order) => {
    await showSaved(client, orderQueries.one(orderId).queryKey, next)
    void client.invalidateQueries({ queryKey: ['appointments'] })
    void client.invalidateQueries({ queryKey: ['healing-sessions'] })
    void client.invalidateQueries({ queryKey: ['profile'] })
    void client.invalidateQueries({ queryKey: ['wallet'] })
    void client.invalidateQueries({ queryKey: ['events'] })
    if (next.state === 'paid') toast({ tone: 'ok', words: t(`bought.${next.kind}`) })
  }

  async function claimPaid(claim: Claim) {
    keepClaim(orderId, claim)
    setPending(true)
    setConfirming(true)
    try {
      const { data } = await callApi('PUT /api/website/order-payment/{u_id}', {
        params: { u_id: orderId },
        body: {
          razor_pay_payment_id: claim.paymentId,
          razor_pay_signature: claim.signature,
          order_u_id: orderId,
        },
      })
      await show(data)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'paymentMismatch'
      // Anything else only means not yet: the gateway notifies the server too, and this page waits for that.
      if (!isRefused) return
      forgetClaim(orderId)
      setPending(false)
      setNotice({ kind: 'refused', words: wordsFor(error) })
    } finally {
      setConfirming(false)
    }
  }

  async function start(request: PaymentRequest, method: PayMethod) {
    const { data, message } = await callApi('POST /api/website/payment/{id}', {
      params: { id: orderId },
      body: {
        coupon_code: request.couponCode,
        life_points: request.lifePointsPaise / paisePerLifePoint,
        allowance_paise: request.allowancePaise,
        wallet_paise: request.walletPaise,
      },
      idempotencyKey: paymentKey(order, request),
    })
    if (data.outcome === 'paid') return await show(data.order)
    await showSaved(client, orderQueries.one(orderId).queryKey, data.order)
    if (message) toast({ tone: 'ok', words: message })
    const end = await openGateway(data.checkout, method)
    if (end.kind === 'paid') return await claimPaid(end)
    setNotice(end.declined === undefined ? { kind: 'dismissed' } : { kind: 'declined', reason: end.declined })
    await client.invalidateQueries({ queryKey: ['orders'] })
  }

  async function pay(request: PaymentRequest, method: PayMethod) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setNotice(undefined)
    try {
      await start(request, method)
    } catch (error) {
      // Money is on its way already.
      if (error instanceof ApiError && error.code === 'paymentNotComplete') return setPending(true)
      setNotice({
        kind: 'refused',
        words: error instanceof ApiError ? wordsFor(error) : t('gatewayNotLoaded'),
      })
      if (error instanceof ApiError && error.code !== 'offline') {
        // Refused for good: the next press is a new request. Without an answer it stays the same one.
        if (error.status < 500 && error.code !== 'stillWorking') forgetPaymentKey(orderId)
        await client.invalidateQueries({ queryKey: ['orders'] })
      }
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { pay, isBusy, isPending, isConfirming, notice }
}
