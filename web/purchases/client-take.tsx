import '../messages/purchases.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../api/browser.ts'
import { ApiError } from '../api/client.ts'
import { useErrorWords } from '../api/error-words.ts'
import { WithQueries } from '../session/with-queries.tsx'
import { Button } from '../ui/button.tsx'
import { dayOf, fullDate } from '../ui/format.ts'
import { useLocalized } from '../ui/locale-link.tsx'
import { confirm, toast } from '../ui/overlay-store.ts'
import { urls } from '../urls.ts'
import styles from './client-take.module.css'
import { purchaseQueries } from './queries.ts'
import type { ThingToTake } from './take-button.tsx'

export default function ClientTake(props: Parameters<typeof Take>[0]) {
  return (
    <WithQueries>
      <Take {...props} />
    </WithQueries>
  )
}

function Take({ thing, isShort }: { thing: ThingToTake; isShort: boolean }) {
  const { kind, itemId, pricePaise, use } = thing
  const t = useTranslations('purchases')
  const ownership = useQuery(purchaseQueries.ownership(kind, itemId))
  const { isTaking, take } = useTaking(thing)
  if (ownership.data?.is_owned)
    return (
      <>
        <Button look="rice" wide to={use}>
          {t(`kinds.${kind}.use`)}
        </Button>
        {!isShort && <Owned thing={thing} of={ownership.data} />}
      </>
    )
  const label = pricePaise === 0 ? 'free' : ownership.data?.order_u_id ? 'pay' : 'buy'
  return (
    <Button look="rice" wide busy={isTaking || ownership.isPending} onClick={() => void take()}>
      {t(`kinds.${kind}.${label}`)}
    </Button>
  )
}

/** Takes the thing, then leads to its payment, or to it. */
function useTaking({ kind, itemId, use }: ThingToTake) {
  const t = useTranslations('purchases')
  const wordsFor = useErrorWords()
  const navigate = useNavigate()
  const localized = useLocalized()
  const client = useQueryClient()
  const [isTaking, setTaking] = useState(false)

  /** Section 8: the specified dialog, with the way to what she has. */
  async function tellOwned(error: ApiError) {
    await client.invalidateQueries({ queryKey: ['learning'] })
    const wantsThere = await confirm({
      title: error.message,
      words: t(`kinds.${kind}.alreadyWords`),
      confirmLabel: t('toMyLearning'),
      cancelLabel: t('stay'),
    })
    if (wantsThere) await navigate(localized(urls.myLearning()))
  }

  async function take() {
    setTaking(true)
    try {
      const { data } = await callApi('POST /api/website/order', { body: { type: kind, item_u_id: itemId } })
      if (data.outcome === 'given') {
        toast({ mood: 'ok', words: t(`kinds.${kind}.given`) })
        await client.invalidateQueries({ queryKey: ['learning'] })
        await navigate(localized(use))
        return
      }
      // The payment page comes as a document of its own: only that may load the gateway's script.
      location.assign(localized(urls.payment(data.order_u_id)))
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await tellOwned(error)
      else toast({ mood: 'bad', words: wordsFor(error) })
      setTaking(false)
    }
  }
  return { isTaking, take }
}

function Owned({
  thing: { kind, itemId },
  of,
}: {
  thing: ThingToTake
  of: { order_u_id: string | null; bundle_u_id: string | null; return_until: string | null }
}) {
  const t = useTranslations('purchases')
  const wordsFor = useErrorWords()
  const locale = useLocale()
  const client = useQueryClient()
  const { order_u_id: orderId, return_until: until } = of

  async function giveBack() {
    if (!orderId) return
    const isSure = await confirm({
      title: t('giveBackTitle'),
      words: t('giveBackWords'),
      confirmLabel: t('giveBackSure'),
      cancelLabel: t('keep'),
    })
    if (!isSure) return
    try {
      const { message } = await callApi('POST /api/website/order-return/{orderId}', { params: { orderId } })
      toast({ mood: 'ok', words: message })
    } catch (error) {
      toast({ mood: 'bad', words: wordsFor(error) })
    }
    await client.invalidateQueries({ queryKey: purchaseQueries.ownership(kind, itemId).queryKey })
    await client.invalidateQueries({ queryKey: ['learning'] })
  }

  return (
    <div className={`small t2 ${styles.owned}`}>
      <p>{of.bundle_u_id ? t('inBundle') : t(`kinds.${kind}.owned`)}</p>
      {until && (
        <>
          <p>{t(`kinds.${kind}.returnWords`, { day: fullDate(dayOf(until), locale) })}</p>
          <Button look="bare" small onClick={() => void giveBack()}>
            {t('giveBack')}
          </Button>
        </>
      )}
    </div>
  )
}
