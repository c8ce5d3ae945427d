import { accounts } from './accounts.ts'
import { actionPlans } from './action-plans.ts'
import { appointmentLinks } from './appointment-links.ts'
import { appointments } from './appointments.ts'
import { articles } from './articles.ts'
import { bundles } from './bundles.ts'
import { calendarFeed } from './calendar-feed.ts'
import { chats } from './chat.ts'
import { coupons } from './coupons.ts'
import { coursePlaying } from './course-player.ts'
import { courses } from './courses.ts'
import { ebooks } from './ebooks.ts'
import type { Answer, Body, Params, Query } from './endpoint.ts'
import { events } from './events.ts'
import { freeSessions } from './free-sessions.ts'
import { healerReviews } from './healer-reviews.ts'
import { healers } from './healers.ts'
import { healingSessions } from './healing-sessions.ts'
import { home } from './home.ts'
import { inquiries } from './inquiries.ts'
import { journal } from './journal.ts'
import { myLearning } from './my-learning.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { purchases } from './purchases.ts'
import { reels } from './reels.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { support } from './support.ts'
import { supportDesk, supportTickets } from './support-tickets.ts'
import { waitlist } from './waitlist.ts'
import { wallet } from './wallet.ts'
import { wishlist } from './wishlist.ts'

/** Every call of the site, by method and path. The server binds each one exactly once. */
export const api = {
  ...settings,
  ...home,
  ...healers,
  ...accounts,
  ...appointments,
  ...payments,
  ...purchases,
  ...courses,
  ...bundles,
  ...myLearning,
  ...coursePlaying,
  ...coupons,
  ...wallet,
  ...notifications,
  ...journal,
  ...articles,
  ...ebooks,
  ...events,
  ...reels,
  ...inquiries,
  ...search,
  ...wishlist,
  ...support,
  ...supportTickets,
  ...supportDesk,
  ...appointmentLinks,
  ...waitlist,
  ...calendarFeed,
  ...freeSessions,
  ...healerReviews,
  ...actionPlans,
  ...healingSessions,
  ...chats,
}

export type Api = typeof api
export type Call = keyof Api

type Empty = Record<string, never>
type Part<Name extends string, Value> = Value extends Empty
  ? unknown
  : Empty extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

/** What a caller passes; parts without fields are left out. */
export type CallInput<K extends Call> = Part<'params', Params<Api[K]>> &
  Part<'query', Query<Api[K]>> &
  Part<'body', Body<Api[K]>>
export type CallAnswer<K extends Call> = Answer<Api[K]>
