import '../../messages/purchases.ts'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { urls } from '../../urls.ts'
import type { Product } from './product.ts'

const ClientBuy = lazy(() => import('./client-buy.tsx'))

/** The one way to buy a course, bundle or e-book. A client who has it finds the way to it instead. */
export function BuyButton({ product, isShort = false }: { product: Product; isShort?: boolean }) {
  const t = useTranslations('purchases')
  const session = useSession()
  const { pathname } = useLocation()
  const label = t(`kinds.${product.kind}.${product.pricePaise === 0 ? 'free' : 'buy'}`)
  if (session && session.role !== 'client')
    return isShort ? null : <p className="small t2">{t('asHealer')}</p>
  if (!session)
    return (
      <Button variant="primary" wide to={urls.login(pathname)}>
        {label}
      </Button>
    )
  return (
    <Suspense
      fallback={
        <Button variant="primary" wide busy>
          {label}
        </Button>
      }
    >
      <ClientBuy product={product} isShort={isShort} />
    </Suspense>
  )
}
