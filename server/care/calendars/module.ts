import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import type { NextFree } from '../healers/index.ts'
import { createAccountAccess } from './account-access.ts'
import { createAccountCalendars } from './account-calendars.ts'
import { createAccountReading } from './account-reading.ts'
import { createAccounts } from './accounts.ts'
import { createCaldav } from './caldav.ts'
import { createChannels } from './channels.ts'
import { createConsentStates } from './consent-state.ts'
import { createFetching } from './fetching.ts'
import { createGoogle } from './google.ts'
import { createMicrosoft } from './microsoft.ts'
import { createParting } from './parting.ts'
import { createPushes } from './pushes.ts'
import { createReading } from './reading.ts'
import { createRemoving } from './removing.ts'
import { calendarRoutes } from './routes.ts'
import { createSources } from './sources.ts'
import { createSuggestions } from './suggestions.ts'
import { createWriting } from './writing.ts'
import { createWritingOut } from './writing-out.ts'

interface CalendarNeeds {
  accounts: Pick<Accounts, 'knownAs'>
  healers: { nextFree: NextFree }
  notifications: Pick<Notifications, 'notify'>
}

/** Calendars of healers elsewhere, which say when they are busy: by their address, or of an account that lets us in. */
export function calendarsModule(
  platform: Platform,
  { accounts: people, healers: { nextFree }, notifications }: CalendarNeeds,
) {
  const texts = createSealedTexts({ ...platform, purpose: 'calendar-access' })
  const registered = [createGoogle(platform), createMicrosoft(platform), createCaldav(platform)].filter(
    (one) => one !== undefined,
  )
  const providers = new Map(registered.map((one) => [one.name, one]))
  const base = { ...platform, nextFree, notifications, providers, texts }
  const access = createAccountAccess(base)
  const channels = createChannels({ ...base, access })
  const accountReading = createAccountReading({ access, channels, texts })
  const reading = createReading({ ...base, accountReading, fetching: createFetching(base) })
  const parting = createParting({ ...base, channels })
  const removing = createRemoving({ ...base, channels, parting })
  const accountCalendars = createAccountCalendars({ ...base, access, reading, removing })
  const states = createConsentStates({ ...platform, secret: platform.config.SESSION_SECRET })
  const accounts = createAccounts({ ...base, accountCalendars, reading, removing, states })
  const pushes = createPushes({ ...base, channels, reading })
  const sources = createSources({ ...base, reading, removing })
  const writingOut = createWritingOut({ ...base, access, accounts: people })
  const writing = createWriting({ ...base, accountCalendars })
  const suggestions = createSuggestions({ ...base, access })
  return {
    schedules: [
      { name: 'calendar-reads', cron: '* * * * *', run: reading.sendDue },
      { name: 'calendar-partings', cron: '41 * * * *', run: removing.ofThoseWhoLeft },
      {
        name: 'calendar-writing',
        cron: '* * * * *',
        async run() {
          await writingOut.sendDue()
          await suggestions.sendDue()
        },
      },
    ],
    async routes(http) {
      await calendarRoutes(http, {
        accountCalendars,
        accounts,
        pushes,
        sources,
        suggestions,
        writing,
      })
    },
  } satisfies Module
}
