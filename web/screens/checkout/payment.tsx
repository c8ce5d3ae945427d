import { addresses } from '@newyou/contract/addresses'
import '../../messages/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, type MetaArgs, redirectDocument, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isNotThere } from '../../api/not-found.ts'
import { toPayQuery } from '../../care/appointments/to-pay.ts'
import { textsOf } from '../../messages/index.ts'
import { orderQueries } from '../../money/payments/queries.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import styles from './checkout.module.css'
import { Checkout } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { thingKindOf } from './places.ts'

/** Loads nothing; the server renders the skeleton only for a route that has a loader. */
export const loader = () => null

/**
 * Only a page that was loaded as the payment page may load the gateway's script: the security policy comes with the
 * document. A visit from inside the site loads the document anew.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const [loaded] = performance.getEntriesByType('navigation')
  const { pathname } = new URL(request.url)
  if (loaded && new URL(loaded.name).pathname !== pathname) throw redirectDocument(request.url)
  return null
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'payments')
  return pageMeta(matches, {
    path: addresses.payment,
    title: t('meta'),
    description: t('title'),
    noIndex: true,
  })
}

export default function Payment() {
  const [query] = useSearchParams()
  const orderId = query.get('order') ?? ''
  return (
    <PrivatePage of="client" plain waiting={<CheckoutSkeleton />}>
      {() => <OrderToPay orderId={orderId} />}
    </PrivatePage>
  )
}

function OrderToPay({ orderId }: { orderId: string }) {
  const t = useTranslations('payments')
  const order = useQuery({ ...orderQueries.one(orderId), enabled: orderId !== '' })
  const itemId = order.data && !thingKindOf(order.data) ? order.data.item_u_id : undefined
  const appointment = useQuery({ ...toPayQuery(itemId ?? ''), enabled: itemId !== undefined })
  const error = order.error ?? appointment.error
  if (orderId === '' || isNotThere(error))
    return (
      <div className={styles.alone}>
        <EmptyState heading="h1" title={t('notFound.title')} words={t('notFound.words')}>
          <Button variant="quiet" to={urls.dashboard()}>
            {t('toDashboard')}
          </Button>
        </EmptyState>
      </div>
    )
  if (order.data && (appointment.data || itemId === undefined))
    return <Checkout order={order.data} appointment={appointment.data} />
  if (error)
    return (
      <div className={styles.alone}>
        <ErrorState
          heading="h1"
          words={t('loadFailed')}
          onRetry={() => {
            void order.refetch()
            if (itemId) void appointment.refetch()
          }}
        />
      </div>
    )
  return <CheckoutSkeleton />
}
