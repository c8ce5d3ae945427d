import { accountsModule } from './accounts/index.ts'
import { actionPlansModule } from './action-plans/index.ts'
import { appointmentsModule } from './appointments/index.ts'
import { articlesModule } from './articles/index.ts'
import { backOfficeModule } from './back-office/index.ts'
import { blocksModule } from './blocks/index.ts'
import { bundlesModule } from './bundles/index.ts'
import { chatModule } from './chat/index.ts'
import { cometchatModule } from './cometchat/index.ts'
import { communityModule } from './community/index.ts'
import { contactModule } from './contact/index.ts'
import { coursesModule } from './courses/index.ts'
import { crisisModule } from './crisis/index.ts'
import { earningsModule } from './earnings/index.ts'
import { ebooksModule } from './ebooks/index.ts'
import { eventsModule } from './events/index.ts'
import { guardiansModule } from './guardians/index.ts'
import { healersModule } from './healers/index.ts'
import { healingSessionsModule } from './healing-sessions/index.ts'
import { homeModule } from './home/index.ts'
import { inquiriesModule } from './inquiries/index.ts'
import { ledgerModule } from './ledger/index.ts'
import { mediaModule } from './media/index.ts'
import { createDelivery, createOtpHandOver, notificationsModule } from './notifications/index.ts'
import { organizationsModule } from './organizations/index.ts'
import { pagesModule } from './pages/index.ts'
import { paymentsModule } from './payments/index.ts'
import type { Platform } from './platform/platform.ts'
import { practiceModule } from './practice/index.ts'
import { privacyModule } from './privacy/index.ts'
import type { Providers } from './providers/providers.ts'
import { purchasesModule } from './purchases/index.ts'
import { questionnaireModule } from './questionnaire/index.ts'
import { reelsModule } from './reels/index.ts'
import { referralsModule } from './referrals/index.ts'
import { reportsModule } from './reports/index.ts'
import { roomsModule } from './rooms/index.ts'
import { searchModule } from './search/index.ts'
import { selfTestsModule } from './self-tests/index.ts'
import { settingsModule } from './settings/index.ts'
import { staffModule } from './staff/index.ts'
import { submissionsModule } from './submissions/index.ts'
import { suggestionsModule } from './suggestions/index.ts'
import { supportModule } from './support/index.ts'
import { waitlistModule } from './waitlist/index.ts'
import { walletModule } from './wallet/index.ts'
import { wishlistModule } from './wishlist/index.ts'

/** Every domain, in the order in which they need each other. */
export function createModules(platform: Platform, providers: Providers) {
  const settings = settingsModule(platform)
  const ledger = ledgerModule(platform)
  const home = homeModule(platform)
  const notifications = notificationsModule(platform, { push: providers.push, settings })
  const accounts = accountsModule(platform, {
    settings,
    notifications,
    handOverOtp: createOtpHandOver({ ...platform, ...providers }),
  })
  const staff = staffModule(platform, { accounts, notifications })
  const media = mediaModule(platform, { staff })
  createDelivery({
    ...platform,
    ...providers,
    ...notifications,
    reachableAt: accounts.reachableAt,
  })
  const guardians = guardiansModule(platform, { accounts, notifications, settings })
  const { gateway, payouts } = providers
  const organizations = organizationsModule(platform, { ledger, notifications, settings, staff })
  const payments = paymentsModule(platform, {
    accounts,
    gateway,
    guardians,
    home,
    ledger,
    notifications,
    organizations,
    settings,
  })
  const wallet = walletModule(platform, { notifications, payments })
  const purchases = purchasesModule(platform, { notifications, payments })
  const bundles = bundlesModule(platform, { purchases })
  const search = searchModule(platform)
  const healers = healersModule(platform, { home, packEnd: bundles.packEnd, search, settings })
  const booking = { accounts, bundles, guardians, healers, notifications, payments, settings }
  const appointments = appointmentsModule(platform, booking)
  const courses = coursesModule(platform, { accounts, home, media, notifications, purchases })
  const crisis = crisisModule(platform, { accounts, appointments, courses, notifications })
  const { audit } = staff
  const cometChat = cometchatModule(platform, providers)
  const blocks = blocksModule(platform)
  const community = communityModule(platform, { audit, blocks, cometChat, crisis, notifications })
  const support = supportModule(platform, { accounts, audit, crisis, notifications, settings })
  const privacy = privacyModule(platform, { accounts, guardians, notifications, settings, support })
  const questionnaire = questionnaireModule(platform, { accounts })
  const events = eventsModule(platform, {
    accounts,
    guardians,
    home,
    media,
    notifications,
    payments,
    settings,
    staff,
  })
  return {
    settings,
    ledger,
    home,
    notifications,
    accounts,
    staff,
    media,
    guardians,
    organizations,
    payments,
    wallet,
    purchases,
    bundles,
    healers,
    appointments,
    crisis,
    healingSessions: healingSessionsModule(platform, { ...booking, appointments }),
    waitlist: waitlistModule(platform, { appointments, notifications }),
    inquiries: inquiriesModule(platform, { notifications, settings }),
    courses,
    earnings: earningsModule(platform, {
      accounts,
      ledger,
      notifications,
      payments,
      payouts,
      settings,
      staff,
    }),
    ebooks: ebooksModule(platform, { home, purchases }),
    events,
    rooms: roomsModule(platform, {
      accounts,
      appointments,
      audit,
      crisis,
      events,
      livekit: providers.livekit,
      notifications,
      settings,
      support,
    }),
    cometChat,
    blocks,
    community,
    chat: chatModule(platform, { accounts, blocks, cometChat, community, crisis, notifications }),
    actionPlans: actionPlansModule(platform, { accounts, notifications }),
    practice: practiceModule(platform, { accounts, notifications, staff }),
    submissions: submissionsModule(platform, { media }),
    support,
    contact: contactModule(platform, { notifications, settings }),
    articles: articlesModule(platform, { accounts, crisis, home }),
    reels: reelsModule(platform, { home }),
    pages: pagesModule(platform),
    backOffice: backOfficeModule(platform, {
      accounts,
      events,
      gateway,
      healers,
      ledger,
      media,
      notifications,
      payments,
      settings,
      staff,
    }),
    search,
    questionnaire,
    referrals: referralsModule(platform, { accounts, ledger, notifications, payments, settings }),
    reports: reportsModule(platform, { staff }),
    selfTests: selfTestsModule(platform, { accounts, crisis, notifications }),
    privacy,
    suggestions: suggestionsModule(platform, { accounts, privacy, questionnaire }),
    wishlist: wishlistModule(platform),
  }
}
