import type { Order } from '@newyou/contract/money/payments/payments'
import { urls } from '../../urls.ts'

/** Order kinds beside a healer's times, which have screens of their own. */
export type ThingKind = Exclude<Order['kind'], 'appointment' | 'healing-session'>

export const thingKindOf = ({ kind }: Pick<Order, 'kind'>): ThingKind | undefined =>
  kind === 'appointment' || kind === 'healing-session' ? undefined : kind

/** The page of a product, and the page where it is used once it is paid. */
export const places: Record<ThingKind, (itemId: string) => { page: string; use: string }> = {
  'wallet-top-up': () => ({ page: urls.wallet(), use: urls.wallet() }),
  'life-points': () => ({ page: urls.lifePoints(), use: urls.lifePoints() }),
  course: (courseId) => ({ page: urls.course(courseId), use: urls.player(courseId) }),
  bundle: (bundleId) => ({ page: urls.bundle(bundleId), use: urls.myLearning() }),
  webinar: (eventId) => ({ page: urls.event('webinar', eventId), use: urls.eventJoin('webinar', eventId) }),
  workshop: (eventId) => ({
    page: urls.event('workshop', eventId),
    use: urls.eventJoin('workshop', eventId),
  }),
  ebook: (ebookId) => ({ page: urls.ebook(ebookId), use: urls.readBook(ebookId) }),
}

/** Seats, held for a few minutes during payment like a healer's time. */
export const isSeat = ({ kind }: Pick<Order, 'kind'>) => kind === 'webinar' || kind === 'workshop'
