import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Suggestions } from '@newyou/contract/suggestion-shape'
import {
  type ContactMessage,
  contactQueue,
  type Notifications,
} from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createRegistry } from '../../platform/registry.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import { type AccountParts, createAccounts } from './accounts.ts'
import { createApplicants } from './applicants.ts'
import { contactChangeRoutes } from './contact-change-routes.ts'
import { createContactChanges } from './contact-changes.ts'
import { createPeopleWithoutAccount } from './dependants.ts'
import { createGuestPeople } from './guest-people.ts'
import { createImportedPeople } from './imported-people.ts'
import { createNamedPeople } from './named-people.ts'
import { createNewcomers } from './newcomers.ts'
import { createOtp } from './otp.ts'
import { createOtpSending, type HandOver } from './otp-sending.ts'
import { createPersonFacts } from './person-facts.ts'
import { createPersonPictures } from './person-picture.ts'
import { profileRoutes } from './profile-routes.ts'
import { createProofs } from './proofs.ts'
import { registrationRoutes } from './registration-routes.ts'
import { createSessionFacts } from './session-facts.ts'
import { createSessions } from './sessions.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { createStaffRights } from './staff-rights.ts'
import { createTokens } from './tokens.ts'

interface AccountNeeds extends Pick<AccountParts, 'balances' | 'healerOf'> {
  settings: Settings
  notifications: Notifications
  /** Sends an OTP outside. */
  handOverOtp: HandOver
}

/** Suggestions for a client's new session. */
type Suggest = (personId: string) => Promise<Suggestions>

/** People: registration, log-in, sessions and devices, profile and contacts. */
export function accountsModule(platform: Platform, needs: AccountNeeds) {
  const { settings, notifications, handOverOtp } = needs
  const { config, jobs } = platform
  const secret = config.SESSION_SECRET
  const tokens = createTokens({ ...platform, secret })
  const sessions = createSessions({
    ...platform,
    tokens,
    secret,
    onReuse: (trx, personId) =>
      notifications.notify(trx, {
        about: null,
        personId,
        type: 'security',
        message: 'accounts.deviceLoggedOut',
        parameters: {},
        frontEndPath: frontEndPathOf('profile'),
        targetId: personId,
      }),
  })
  const sealedTexts = createSealedTexts({ ...platform, purpose: 'otp-message' })
  const otp = createOtp({
    ...platform,
    sending: createOtpSending({ ...platform, sealedTexts, handOver: handOverOtp }),
    secret: config.OTP_SECRET,
    sms: { dailyBudgetPaise: config.SMS_DAILY_BUDGET_PAISE, pricePaise: config.SMS_PRICE_PAISE },
    proofs: createProofs({ ...platform, secret: config.OTP_SECRET, tries: config.OTP_PROOF_TRIES }),
    perAddressHourly: config.OTP_PER_ADDRESS_HOURLY,
    perDeviceHourly: config.OTP_PER_DEVICE_HOURLY,
    perContactHourly: config.OTP_PER_CONTACT_HOURLY,
    perPrefixHourly: config.OTP_PER_PREFIX_HOURLY,
  })
  const newcomers = createNewcomers()
  const sessionFacts = createSessionFacts()
  const personPictures = createPersonPictures(platform)
  const importedPeople = createImportedPeople({ ...platform, settings })
  const accounts = createAccounts({
    ...platform,
    sessions,
    newcomers,
    sessionFacts,
    importedPeople,
    tokens,
    balances: needs.balances,
    healerOf: needs.healerOf,
    personPictures,
    settings,
  })
  const contactChanges = createContactChanges({
    ...platform,
    sessions,
    notifyContact: (trx, contactMessage) => jobs.send<ContactMessage>(trx, contactQueue, contactMessage),
  })
  const suggestions = createRegistry<'client', Suggest>('suggestions', ['client'])
  const suggestFor = async ({ role, personId }: Viewer): Promise<Suggestions> =>
    role === 'client' ? suggestions.of('client')(personId) : { course: [], healer: [] }
  return {
    ...accounts,
    ...createPersonFacts(platform.db, settings),
    /** The owner of a token. */
    authenticate: sessions.authenticate,
    sessions,
    otp,
    contactChanges,
    ...createApplicants(platform),
    ...createNamedPeople(platform),
    ...createPeopleWithoutAccount(platform),
    ...createGuestPeople(platform),
    ...importedPeople,
    ...createStaffRights({ ...platform, sessions }),
    /** A verification token for a contact that was proven elsewhere, such as by the provider of an organisation. */
    vouchFor: tokens.contact,
    /** The contact that a verification token proves. @throws DomainError contactNotVerified */
    readContact: tokens.readContact,
    /** Suggestions for a new session, registered by the domain that makes them. */
    suggestions,
    /** What they suggest to whoever logs in. */
    suggestFor,
    /** Fields of a session record about its client, registered by the domains that know them. */
    sessionFacts,
    onRegistering: newcomers.onRegistering,
    onRegistered: newcomers.onRegistered,
    onEntering: newcomers.onEntering,
    forgetPicture: personPictures.forget,
    ready() {
      suggestions.requireAll()
      sessionFacts.requireAll()
    },
    schedules: [{ name: 'contact-changes', cron: '*/5 * * * *', run: contactChanges.applyDue }],
    sweep: otp.sweep,
    routes: (http) => {
      const dependencies = {
        accounts,
        otp,
        sessions,
        tokens,
        antiForgery: platform.antiForgery,
        contactChanges,
        suggest: suggestFor,
      }
      signInRoutes(http, dependencies)
      registrationRoutes(http, dependencies)
      profileRoutes(http, dependencies)
      contactChangeRoutes(http, dependencies)
    },
  } satisfies Module & Record<string, unknown>
}

/** Account queries for the other domains. */
export type Accounts = ReturnType<typeof accountsModule>
