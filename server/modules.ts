import { backOfficeModule } from './administration/back-office/index.ts'
import { deskModule } from './administration/desk/index.ts'
import { importsModule } from './administration/imports/index.ts'
import { mcpModule } from './administration/mcp/index.ts'
import { passportModule } from './administration/passport/index.ts'
import { practiceArchiveModule } from './administration/practice-archive/index.ts'
import { privacyModule } from './administration/privacy/index.ts'
import { reportsModule } from './administration/reports/index.ts'
import { webhooksModule } from './administration/webhooks/index.ts'
import { actionPlansModule } from './care/action-plans/index.ts'
import { appointmentsModule } from './care/appointments/index.ts'
import { bookingWidgetsModule } from './care/booking-widgets/index.ts'
import { calendarsModule } from './care/calendars/index.ts'
import { claimReceiptsModule } from './care/claim-receipts/index.ts'
import { clientFilesModule } from './care/client-files/index.ts'
import { handoversModule } from './care/handovers/index.ts'
import { healerStateOf, healersModule } from './care/healers/index.ts'
import { healingSessionsModule } from './care/healing-sessions/index.ts'
import { inquiriesModule } from './care/inquiries/index.ts'
import { intakeModule } from './care/intake/index.ts'
import { progressModule } from './care/progress/index.ts'
import { questionnaireModule } from './care/questionnaire/index.ts'
import { selfTestsModule } from './care/self-tests/index.ts'
import { sessionPacksModule } from './care/session-packs/index.ts'
import { signedConsentsModule } from './care/signed-consents/index.ts'
import { waitlistModule } from './care/waitlist/index.ts'
import { chatModule } from './communication/chat/index.ts'
import { cometchatModule } from './communication/cometchat/index.ts'
import { communityModule } from './communication/community/index.ts'
import { contactModule } from './communication/contact/index.ts'
import { faqModule } from './communication/faq/index.ts'
import { roomsModule } from './communication/rooms/index.ts'
import { supportModule } from './communication/support/index.ts'
import { articlesModule } from './content/articles/index.ts'
import { homeModule } from './content/home/index.ts'
import { reelsModule } from './content/reels/index.ts'
import { siteLinksModule } from './content/site-links/index.ts'
import { staticPagesModule } from './content/static-pages/index.ts'
import { submissionsModule } from './content/submissions/index.ts'
import { suggestionsModule } from './content/suggestions/index.ts'
import { advertisingClaimsModule } from './foundation/advertising-claims/index.ts'
import { auditModule } from './foundation/audit/index.ts'
import { brandModule } from './foundation/brand/index.ts'
import { categoriesModule } from './foundation/categories/index.ts'
import { crisisModule } from './foundation/crisis/index.ts'
import { listsModule } from './foundation/lists/index.ts'
import { mediaModule } from './foundation/media/index.ts'
import { createDelivery, createOtpHandOver, notificationsModule } from './foundation/notifications/index.ts'
import { searchModule } from './foundation/search/index.ts'
import { settingsModule } from './foundation/settings/index.ts'
import { textMessagesModule } from './foundation/text-messages/index.ts'
import type { Providers } from './integrations/providers.ts'
import { bundlesModule } from './learning/bundles/index.ts'
import { coursesModule } from './learning/courses/index.ts'
import { ebooksModule } from './learning/ebooks/index.ts'
import { eventsModule } from './learning/events/index.ts'
import { earningsModule } from './money/earnings/index.ts'
import { ledgerModule } from './money/ledger/index.ts'
import { organizationSignOnModule } from './money/organization-sign-on/index.ts'
import { organizationsModule } from './money/organizations/index.ts'
import { paymentsModule } from './money/payments/index.ts'
import { purchasesModule } from './money/purchases/index.ts'
import { referralsModule } from './money/referrals/index.ts'
import { tillsModule } from './money/tills/index.ts'
import { walletModule } from './money/wallet/index.ts'
import { accountsModule } from './people/accounts/index.ts'
import { appsModule } from './people/apps/index.ts'
import { blocksModule } from './people/blocks/index.ts'
import { consentsModule } from './people/consents/index.ts'
import { dependantsModule } from './people/dependants/index.ts'
import { guardiansModule } from './people/guardians/index.ts'
import { guestsModule } from './people/guests/index.ts'
import { keysModule } from './people/keys/index.ts'
import { moderationModule } from './people/moderation/index.ts'
import { passkeysModule } from './people/passkeys/index.ts'
import { signOnModule } from './people/sign-on/index.ts'
import { staffModule } from './people/staff/index.ts'
import { wishlistModule } from './people/wishlist/index.ts'
import type { Platform } from './platform/platform.ts'

/** Every domain, in the order in which they need each other. */
export function createModules(platform: Platform, providers: Providers) {
  const audit = auditModule(platform)
  const categories = categoriesModule(platform)
  const media = mediaModule(platform, { audit })
  const brand = brandModule(platform, { audit, categories, media })
  const settings = settingsModule(platform, { brand })
  const ledger = ledgerModule(platform)
  const notifications = notificationsModule(platform, { push: providers.push, settings })
  const textMessages = textMessagesModule(platform, { audit, ...providers })
  const sendText = textMessages.send
  const handOverOtp = createOtpHandOver({ ...platform, ...providers, sendText })
  const accounts = accountsModule(platform, {
    settings,
    notifications,
    handOverOtp,
    balances: ledger.balances,
    healerOf: healerStateOf,
  })
  const advertisingClaims = advertisingClaimsModule(platform, { audit })
  const staff = staffModule(platform, { accounts, audit, notifications })
  const keys = keysModule(platform, { audit, notifications, staff })
  const apps = appsModule(platform, { audit, notifications, staff })
  const passkeys = passkeysModule(platform, { accounts, notifications, staff })
  const moderation = moderationModule(platform, { audit, notifications })
  const { reachableAt } = accounts
  createDelivery({ ...platform, ...providers, ...notifications, sendText, reachableAt })
  const guardians = guardiansModule(platform, { accounts, notifications, settings })
  const dependants = dependantsModule(platform, { accounts, guardians, notifications })
  const guests = guestsModule(platform, { accounts, guardians: guardians.ofGuests })
  const organizations = organizationsModule(platform, { audit, ledger, notifications, settings, staff })
  const payments = paymentsModule(platform, {
    accounts,
    gateway: providers.gateway,
    guardians,
    guests,
    ledger,
    notifications,
    organizations,
    settings,
  })
  const tills = tillsModule(platform, { audit, ledger, payments, settings })
  const wallet = walletModule(platform, { notifications, payments })
  const purchases = purchasesModule(platform, { notifications, payments })
  const sessionPacks = sessionPacksModule(platform)
  const bundles = bundlesModule(platform, { purchases, sessionPacks })
  const search = searchModule(platform)
  const healers = healersModule(platform, {
    accounts,
    audit,
    categories,
    claims: advertisingClaims,
    moderation,
    packEnd: sessionPacks.endOf,
    search,
    settings,
  })
  const crisis = crisisModule(platform, { accounts, notifications })
  const booking = {
    accounts,
    crisis,
    dependants,
    guardians,
    guests,
    healers,
    moderation,
    notifications,
    payments,
    sessionPacks,
    settings,
    textMessages,
  }
  const appointments = appointmentsModule(platform, booking)
  const courses = coursesModule(platform, {
    accounts,
    categories,
    crisis,
    media,
    moderation,
    notifications,
    purchases,
  })
  const cometChat = cometchatModule(platform, providers)
  const blocks = blocksModule(platform)
  const community = communityModule(platform, { audit, blocks, cometChat, crisis, moderation, notifications })
  const support = supportModule(platform, { accounts, audit, crisis, notifications, settings })
  const consents = consentsModule(platform, { accounts, guardians, guests })
  const privacy = privacyModule(platform, { accounts, notifications, settings, support })
  const questionnaire = questionnaireModule(platform, { accounts })
  const events = eventsModule(platform, { ...booking, audit, media })
  const rooms = roomsModule(platform, { ...booking, ...providers, appointments, audit, events, support })
  const selfTests = selfTestsModule(platform, { accounts, crisis, notifications })
  const clientFiles = clientFilesModule(platform, { accounts, audit, guests, notifications })
  const staticPages = staticPagesModule(platform, { settings })
  const articles = articlesModule(platform, { accounts, crisis, moderation })
  const brought = {
    appointments,
    articles,
    bundles,
    claims: advertisingClaims,
    courses,
    ledger,
    media,
    staff,
  }
  const backOffice = backOfficeModule(platform, {
    ...booking,
    audit,
    claims: advertisingClaims,
    events,
    gateway: providers.gateway,
    handOverOtp,
    ledger,
    media,
    rooms,
    staff,
    staticPages,
  })
  const domains = {
    settings,
    ledger,
    notifications,
    textMessages,
    accounts,
    advertisingClaims,
    audit,
    staff,
    apps,
    keys,
    passkeys,
    signOn: signOnModule(platform, { accounts }),
    media,
    moderation,
    guardians,
    dependants,
    guests,
    organizations,
    organizationSignOn: organizationSignOnModule(platform, { ...booking, audit, organizations, staff }),
    payments,
    tills,
    wallet,
    purchases,
    sessionPacks,
    bundles,
    lists: listsModule(platform),
    healers,
    appointments,
    crisis,
    healingSessions: healingSessionsModule(platform, { ...booking, appointments }),
    waitlist: waitlistModule(platform, { appointments, notifications }),
    inquiries: inquiriesModule(platform, { notifications, settings }),
    courses,
    earnings: earningsModule(platform, { ...booking, ...providers, audit, ledger, staff }),
    ebooks: ebooksModule(platform, { purchases }),
    events,
    rooms,
    cometChat,
    blocks,
    community,
    chat: chatModule(platform, { accounts, blocks, cometChat, community, crisis, moderation, notifications }),
    actionPlans: actionPlansModule(platform, { accounts, notifications }),
    intake: intakeModule(platform, { accounts, appointments, audit, crisis, notifications }),
    signedConsents: signedConsentsModule(platform, { ...booking, appointments, audit }),
    progress: progressModule(platform, { accounts, crisis, notifications, tests: selfTests.forHealers }),
    calendars: calendarsModule(platform, { accounts, healers, notifications }),
    claimReceipts: claimReceiptsModule(platform, { accounts, notifications, settings }),
    clientFiles,
    handovers: handoversModule(platform, { accounts, audit, clientFiles, guardians, notifications, staff }),
    submissions: submissionsModule(platform, { media }),
    support,
    contact: contactModule(platform, { notifications, settings }),
    faq: faqModule(platform),
    articles,
    brand,
    categories,
    reels: reelsModule(platform),
    staticPages,
    siteLinks: siteLinksModule(platform, { staticPages }),
    backOffice,
    desk: deskModule(platform, { appointments, audit, guests, healers, notifications }),
    search,
    questionnaire,
    referrals: referralsModule(platform, { accounts, ledger, notifications, payments, settings }),
    reports: reportsModule(platform, { audit }),
    selfTests,
    consents,
    privacy,
    suggestions: suggestionsModule(platform, { accounts, consents, questionnaire }),
    bookingWidgets: bookingWidgetsModule(platform),
    imports: importsModule(platform, { ...booking, ...brought, audit, backOffice }),
    mcp: mcpModule(platform),
    passport: passportModule(platform, { audit, staff }),
    practiceArchive: practiceArchiveModule(platform, { accounts, audit, notifications, staff }),
    webhooks: webhooksModule(platform, { accounts, audit, notifications, staff }),
    wishlist: wishlistModule(platform),
  }
  return { ...domains, home: homeModule(platform, Object.values(domains)) }
}
