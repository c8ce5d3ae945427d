import { accounts } from './accounts.ts'
import { accountsProfile } from './accounts-profile.ts'
import { actionPlans } from './action-plans.ts'
import { actionPlansPractice } from './action-plans-practice.ts'
import { appointments } from './appointments.ts'
import { appointmentsFree } from './appointments-free.ts'
import { appointmentsPolicy } from './appointments-policy.ts'
import { articles } from './articles.ts'
import { bundles } from './bundles.ts'
import { chat } from './chat.ts'
import { contact } from './contact.ts'
import { courses } from './courses.ts'
import { coursesLearning } from './courses-learning.ts'
import { coursesPlayer } from './courses-player.ts'
import { dashboard } from './dashboard.ts'
import { ebooks } from './ebooks.ts'
import { events } from './events.ts'
import { eventsEnrolment } from './events-enrolment.ts'
import { eventsPages } from './events-pages.ts'
import { frame } from './frame.ts'
import { healers } from './healers.ts'
import { healingSessions } from './healing-sessions.ts'
import { home } from './home.ts'
import { notifications } from './notifications.ts'
import { pages } from './pages.ts'
import { payments } from './payments.ts'
import { practice } from './practice.ts'
import { purchases } from './purchases.ts'
import { reels } from './reels.ts'
import { rooms } from './rooms.ts'
import { search } from './search.ts'
import { support } from './support.ts'
import { categories, ui, when } from './ui.ts'
import { uiReviews } from './ui-reviews.ts'
import { wallet } from './wallet.ts'
import { wishlist } from './wishlist.ts'

/** Every word of the site. Screens take the domains that they show (messages/<domain>.ts), so import only its type. */
export const messages = {
  ui,
  when,
  categories,
  accounts,
  'accounts-profile': accountsProfile,
  'action-plans': actionPlans,
  'action-plans-practice': actionPlansPractice,
  appointments,
  'appointments-free': appointmentsFree,
  'appointments-policy': appointmentsPolicy,
  articles,
  bundles,
  chat,
  contact,
  courses,
  'courses-learning': coursesLearning,
  'courses-player': coursesPlayer,
  dashboard,
  ebooks,
  events,
  'events-enrolment': eventsEnrolment,
  'events-pages': eventsPages,
  frame,
  healers,
  'healing-sessions': healingSessions,
  home,
  notifications,
  pages,
  payments,
  practice,
  purchases,
  reels,
  rooms,
  search,
  support,
  'ui-reviews': uiReviews,
  wallet,
  wishlist,
} as const
