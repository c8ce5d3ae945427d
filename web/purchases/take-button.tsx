import '../messages/purchases.ts'
import type { PurchaseKind } from '@newyou/contract/purchases'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { urls } from '../urls.ts'

const ClientTake = lazy(() => import('./client-take.tsx'))

export interface ThingToTake {
  kind: PurchaseKind
  itemId: string
  pricePaise: number
  /** Where it is used by who has it. */
  use: string
}

/** The one way to buy a course, bundle or e-book. A client who has it finds the way to it instead. */
export function TakeButton({ thing, isShort = false }: { thing: ThingToTake; isShort?: boolean }) {
  const t = useTranslations('purchases')
  const session = useSession()
  const { pathname } = useLocation()
  const label = t(`kinds.${thing.kind}.${thing.pricePaise === 0 ? 'free' : 'buy'}`)
  if (session && session.role !== 'client')
    return isShort ? null : <p className="small t2">{t('asHealer')}</p>
  if (!session)
    return (
      <Button look="rice" wide to={urls.login(pathname)}>
        {label}
      </Button>
    )
  return (
    <Suspense
      fallback={
        <Button look="rice" wide busy>
          {label}
        </Button>
      }
    >
      <ClientTake thing={thing} isShort={isShort} />
    </Suspense>
  )
}
