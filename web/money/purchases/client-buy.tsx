import '../../messages/purchases.ts'
import { returnLessons } from '@newyou/contract/business'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { WithQueries } from '../../session/with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { useLocalized } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import { urls } from '../../urls.ts'
import type { Product } from './product.ts'
import { purchaseQueries } from './queries.ts'

export default function ClientBuy(props: Parameters<typeof Buy>[0]) {
  return (
    <WithQueries>
      <Buy {...props} />
    </WithQueries>
  )
}

function Buy({ product, isShort }: { product: Product; isShort: boolean }) {
  const { kind, itemId, pricePaise, use } = product
  const t = useTranslations('purchases')
  const ownership = useQuery(purchaseQueries.ownership(kind, itemId))
  const { isBuying, buy } = useBuying(product)
  if (ownership.data?.is_owned)
    return (
      <>
        <Button variant="primary" wide to={use}>
          {t(`kinds.${kind}.use`)}
        </Button>
        {!isShort && <Owned product={product} of={ownership.data} />}
      </>
    )
  const label = pricePaise === 0 ? 'free' : ownership.data?.order_u_id ? 'pay' : 'buy'
  return (
    <Button variant="primary" wide busy={isBuying || ownership.isPending} onClick={() => void buy()}>
      {t(`kinds.${kind}.${label}`)}
    </Button>
  )
}

/** Opens the order, then leads to its payment, or to the product when it is free. */
function useBuying({ kind, itemId, use }: Product) {
  const t = useTranslations('purchases')
  const wordsFor = useErrorWords()
  const navigate = useNavigate()
  const localized = useLocalized()
  const client = useQueryClient()

  /** The dialog for a client who has it already, with the way to it. */
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

  const buying = useAction(
    async () => {
      const { data } = await callApi('POST /api/website/order', { body: { type: kind, item_u_id: itemId } })
      if (data.outcome === 'given') {
        toast({ tone: 'ok', words: t(`kinds.${kind}.given`) })
        await client.invalidateQueries({ queryKey: ['learning'] })
        await navigate(localized(use))
        return
      }
      // The payment page comes as a document of its own: only that may load the gateway's script.
      location.assign(localized(urls.paymentOf(kind, data.order_u_id)))
    },
    {
      shows: 'failure',
      async onFailure(error) {
        if (error instanceof ApiError && error.status === 409) await tellOwned(error)
        else toast({ tone: 'bad', words: wordsFor(error) })
      },
    },
  )
  // Another page is loading once it is done.
  return { isBuying: buying.isBusy || buying.isDone, buy: buying.run }
}

function Owned({
  product: { kind, itemId },
  of,
}: {
  product: Product
  of: { order_u_id: string | null; bundle_u_id: string | null; return_until: string | null }
}) {
  const t = useTranslations('purchases')
  const locale = useLocale()
  const client = useQueryClient()
  const { order_u_id: orderId, return_until: until } = of

  const returning = useAction(async (returned: string) => {
    const { message } = await callApi('POST /api/website/order-return/{orderId}', {
      params: { orderId: returned },
    })
    toast({ tone: 'ok', words: message })
  })

  async function returnOrder() {
    if (!orderId) return
    const isSure = await confirm({
      title: t('returnTitle'),
      words: t('returnWords'),
      confirmLabel: t('returnSure'),
      cancelLabel: t('keep'),
    })
    if (!isSure) return
    await returning.run(orderId)
    await client.invalidateQueries({ queryKey: purchaseQueries.ownership(kind, itemId).queryKey })
    await client.invalidateQueries({ queryKey: ['learning'] })
  }

  return (
    <Stack start gap={1} above={2} className="small t2">
      <p>{of.bundle_u_id ? t('inBundle') : t(`kinds.${kind}.owned`)}</p>
      {until && (
        <>
          <p>
            {t(`kinds.${kind}.returnWords`, { day: fullDate(dayOf(until), locale), lessons: returnLessons })}
          </p>
          <Button
            variant="bare"
            small
            className={layout.flush}
            busy={returning.isBusy}
            onClick={() => void returnOrder()}
          >
            {t('return')}
          </Button>
        </>
      )}
    </Stack>
  )
}
