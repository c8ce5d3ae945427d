import { accounts } from './accounts.ts'
import { appointments } from './appointments.ts'
import { articles } from './articles.ts'
import { bundles } from './bundles.ts'
import { chat } from './chat.ts'
import { counseling } from './counseling.ts'
import { courses } from './courses.ts'
import { dashboard } from './dashboard.ts'
import { ebooks } from './ebooks.ts'
import { enrolments } from './enrolments.ts'
import { eventPages } from './event-pages.ts'
import { events } from './events.ts'
import { frame } from './frame.ts'
import { free } from './free.ts'
import { healers } from './healers.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { journal } from './journal.ts'
import { learning } from './learning.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { planWriting } from './plan-writing.ts'
import { player } from './player.ts'
import { policy } from './policy.ts'
import { practice } from './practice.ts'
import { purchases } from './purchases.ts'
import { reels } from './reels.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { support } from './support.ts'
import { categories, ui, when } from './ui.ts'
import { wallet } from './wallet.ts'
import { wellbeing } from './wellbeing.ts'
import { wishlist } from './wishlist.ts'

/** Every word of the site. Screens take the domains that they show (messages/<domain>.ts), so import only its type. */
export const messages = {
  ui,
  when,
  categories,
  frame,
  home,
  healers,
  accounts,
  payments,
  appointments,
  dashboard,
  notifications,
  policy,
  practice,
  wallet,
  journal,
  articles,
  ebooks,
  events,
  'event-pages': eventPages,
  enrolments,
  search,
  wishlist,
  support,
  help,
  free,
  reviews,
  bundles,
  learning,
  courses,
  counseling,
  purchases,
  player,
  reels,
  wellbeing,
  'plan-writing': planWriting,
  chat,
} as const
