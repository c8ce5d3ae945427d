import { accounts } from './accounts.ts'
import { accountsConfirm } from './accounts-confirm.ts'
import { accountsHealer } from './accounts-healer.ts'
import { accountsHeld } from './accounts-held.ts'
import { accountsLists } from './accounts-lists.ts'
import { accountsMenu } from './accounts-menu.ts'
import { accountsProfile } from './accounts-profile.ts'
import { accountsStaff } from './accounts-staff.ts'
import { actionPlans } from './action-plans.ts'
import { actionPlansPractice } from './action-plans-practice.ts'
import { appointments } from './appointments.ts'
import { appointmentsFree } from './appointments-free.ts'
import { appointmentsLater } from './appointments-later.ts'
import { appointmentsNear } from './appointments-near.ts'
import { appointmentsPolicy } from './appointments-policy.ts'
import { appointmentsSeries } from './appointments-series.ts'
import { appointmentsTogether } from './appointments-together.ts'
import { appointmentsTooltip } from './appointments-tooltip.ts'
import { apps } from './apps.ts'
import { articles } from './articles.ts'
import { articlesCard } from './articles-card.ts'
import { bookingWidgets } from './booking-widgets.ts'
import { brandPreview } from './brand-preview.ts'
import { bundles } from './bundles.ts'
import { calendars } from './calendars.ts'
import { chat } from './chat.ts'
import { claimReceipts } from './claim-receipts.ts'
import { community } from './community.ts'
import { contact } from './contact.ts'
import { courses } from './courses.ts'
import { coursesCard } from './courses-card.ts'
import { coursesLearning } from './courses-learning.ts'
import { coursesPlayer } from './courses-player.ts'
import { coursesPractice } from './courses-practice.ts'
import { coursesPreview } from './courses-preview.ts'
import { crisis } from './crisis.ts'
import { crisisLabel } from './crisis-label.ts'
import { dashboard } from './dashboard.ts'
import { dependants } from './dependants.ts'
import { earnings } from './earnings.ts'
import { ebooks } from './ebooks.ts'
import { ebooksCard } from './ebooks-card.ts'
import { events } from './events.ts'
import { eventsEnrolment } from './events-enrolment.ts'
import { eventsHosting } from './events-hosting.ts'
import { eventsPages } from './events-pages.ts'
import { frame } from './frame.ts'
import { frameAccount } from './frame-account.ts'
import { frameCategory } from './frame-category.ts'
import { frameRelease } from './frame-release.ts'
import { guardians } from './guardians.ts'
import { guests } from './guests.ts'
import { handovers } from './handovers.ts'
import { handoversLeaving } from './handovers-leaving.ts'
import { healers } from './healers.ts'
import { healersAvailable } from './healers-available.ts'
import { healersBooking } from './healers-booking.ts'
import { healersBrochure } from './healers-brochure.ts'
import { healersCard } from './healers-card.ts'
import { healersCompare } from './healers-compare.ts'
import { healersDetail } from './healers-detail.ts'
import { healersFields } from './healers-fields.ts'
import { healersNow } from './healers-now.ts'
import { healersPage } from './healers-page.ts'
import { healersPlaces } from './healers-places.ts'
import { healersServices } from './healers-services.ts'
import { healingSessions } from './healing-sessions.ts'
import { home } from './home.ts'
import { homeBack } from './home-back.ts'
import { homeStart } from './home-start.ts'
import { imports } from './imports.ts'
import { inquiries } from './inquiries.ts'
import { inquiriesButton } from './inquiries-button.ts'
import { inquiriesMine } from './inquiries-mine.ts'
import { inquiriesPractice } from './inquiries-practice.ts'
import { intake } from './intake.ts'
import { keys } from './keys.ts'
import { moderation } from './moderation.ts'
import { notifications } from './notifications.ts'
import { notificationsPush } from './notifications-push.ts'
import { organizationSignOn } from './organization-sign-on.ts'
import { organizations } from './organizations.ts'
import { passkeys } from './passkeys.ts'
import { passport } from './passport.ts'
import { payments } from './payments.ts'
import { paymentsLink } from './payments-link.ts'
import { practice } from './practice.ts'
import { practiceClients } from './practice-clients.ts'
import { practiceHead } from './practice-head.ts'
import { practiceNotes } from './practice-notes.ts'
import { practiceServices } from './practice-services.ts'
import { privacy } from './privacy.ts'
import { privacyDiscreet } from './privacy-discreet.ts'
import { progress } from './progress.ts'
import { purchases } from './purchases.ts'
import { questionnaire } from './questionnaire.ts'
import { reels } from './reels.ts'
import { referrals } from './referrals.ts'
import { rooms } from './rooms.ts'
import { roomsAfter } from './rooms-after.ts'
import { roomsAudience } from './rooms-audience.ts'
import { roomsCall } from './rooms-call.ts'
import { roomsDevices } from './rooms-devices.ts'
import { roomsObjections } from './rooms-objections.ts'
import { roomsPhone } from './rooms-phone.ts'
import { roomsRecording } from './rooms-recording.ts'
import { search } from './search.ts'
import { selfTests } from './self-tests.ts'
import { sessionPacks } from './session-packs.ts'
import { signedConsents } from './signed-consents.ts'
import { staticPages } from './static-pages.ts'
import { staticPagesPreview } from './static-pages-preview.ts'
import { submissions } from './submissions.ts'
import { suggestions } from './suggestions.ts'
import { support } from './support.ts'
import { ui, when } from './ui.ts'
import { uiAttachments } from './ui-attachments.ts'
import { uiLanguages } from './ui-languages.ts'
import { uiLoader } from './ui-loader.ts'
import { uiReviews } from './ui-reviews.ts'
import { uiUpload } from './ui-upload.ts'
import { uiVersions } from './ui-versions.ts'
import { wallet } from './wallet.ts'
import { webhooks } from './webhooks.ts'
import { wishlist } from './wishlist.ts'

/** Every word of the site. Screens take the domains that they show (messages/<domain>.ts), so import only its type. */
export const messages = {
  ui,
  when,
  /** Their names come with the page. */
  categories: {} as Record<string, string>,
  accounts,
  'accounts-lists': accountsLists,
  'accounts-menu': accountsMenu,
  'accounts-confirm': accountsConfirm,
  'accounts-held': accountsHeld,
  'accounts-healer': accountsHealer,
  'accounts-profile': accountsProfile,
  'accounts-staff': accountsStaff,
  'action-plans': actionPlans,
  'action-plans-practice': actionPlansPractice,
  appointments,
  'appointments-free': appointmentsFree,
  'appointments-tooltip': appointmentsTooltip,
  'appointments-near': appointmentsNear,
  'appointments-policy': appointmentsPolicy,
  apps,
  articles,
  'articles-card': articlesCard,
  'booking-widgets': bookingWidgets,
  'brand-preview': brandPreview,
  bundles,
  chat,
  calendars,
  'claim-receipts': claimReceipts,
  community,
  keys,
  moderation,
  contact,
  courses,
  'courses-card': coursesCard,
  'courses-learning': coursesLearning,
  'courses-player': coursesPlayer,
  'courses-practice': coursesPractice,
  'courses-preview': coursesPreview,
  dashboard,
  crisis,
  'crisis-label': crisisLabel,
  dependants,
  earnings,
  ebooks,
  'ebooks-card': ebooksCard,
  events,
  'events-enrolment': eventsEnrolment,
  'events-hosting': eventsHosting,
  'events-pages': eventsPages,
  frame,
  'frame-account': frameAccount,
  'frame-release': frameRelease,
  guardians,
  guests,
  imports,
  healers,
  'healers-card': healersCard,
  'healers-detail': healersDetail,
  'healers-fields': healersFields,
  'healers-booking': healersBooking,
  'healers-places': healersPlaces,
  'healers-services': healersServices,
  inquiries,
  'inquiries-button': inquiriesButton,
  'inquiries-mine': inquiriesMine,
  'inquiries-practice': inquiriesPractice,
  'healers-available': healersAvailable,
  'frame-category': frameCategory,
  'healers-brochure': healersBrochure,
  'healers-compare': healersCompare,
  'healing-sessions': healingSessions,
  home,
  'home-start': homeStart,
  'healers-now': healersNow,
  'healers-page': healersPage,
  'home-back': homeBack,
  'ui-languages': uiLanguages,
  'ui-versions': uiVersions,
  notifications,
  'notifications-push': notificationsPush,
  'static-pages': staticPages,
  'static-pages-preview': staticPagesPreview,
  'appointments-later': appointmentsLater,
  'appointments-series': appointmentsSeries,
  'payments-link': paymentsLink,
  'appointments-together': appointmentsTogether,
  passkeys,
  payments,
  practice,
  'practice-services': practiceServices,
  'practice-clients': practiceClients,
  'practice-notes': practiceNotes,
  privacy,
  'privacy-discreet': privacyDiscreet,
  progress,
  purchases,
  questionnaire,
  reels,
  intake,
  handovers,
  'handovers-leaving': handoversLeaving,
  passport,
  'practice-head': practiceHead,
  'signed-consents': signedConsents,
  'organization-sign-on': organizationSignOn,
  organizations,
  referrals,
  rooms,
  'rooms-after': roomsAfter,
  'rooms-audience': roomsAudience,
  'rooms-phone': roomsPhone,
  'rooms-recording': roomsRecording,
  'rooms-devices': roomsDevices,
  'rooms-call': roomsCall,
  'rooms-objections': roomsObjections,
  search,
  'self-tests': selfTests,
  'session-packs': sessionPacks,
  submissions,
  suggestions,
  support,
  'ui-loader': uiLoader,
  'ui-attachments': uiAttachments,
  'ui-reviews': uiReviews,
  'ui-upload': uiUpload,
  wallet,
  webhooks,
  wishlist,
} as const
