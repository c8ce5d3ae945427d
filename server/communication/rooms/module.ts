import type { AppointmentsModule } from '../../care/appointments/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { LiveKit } from '../../integrations/livekit.ts'
import type { PhoneProvider } from '../../integrations/phone-calls.ts'
import type { EventsModule } from '../../learning/events/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SupportModule } from '../support/index.ts'
import { createRoomAccess } from './access.ts'
import { createAudience } from './audience.ts'
import { tellAudience } from './audience-live.ts'
import { audienceRoutes } from './audience-routes.ts'
import { createEntering } from './entering.ts'
import { createEventRecordings } from './event-recordings.ts'
import { lineRoutes } from './line.ts'
import { createLineReports, lineReportRoutes } from './line-reports.ts'
import { createRoomLive } from './live.ts'
import { liveKitWebhook } from './livekit-webhook.ts'
import { createRoomNotifications } from './notifications.ts'
import { objectionRoutes } from './objection-routes.ts'
import { createObjections } from './objections.ts'
import { createPhoneCalls } from './phone-calls.ts'
import { phoneRoutes } from './phone-routes.ts'
import { createRoomPolls } from './polls.ts'
import { createRoomQuestions } from './questions.ts'
import { recordingRoutes } from './recording-routes.ts'
import { createRecordingView } from './recording-view.ts'
import { roomRoutes } from './routes.ts'
import { createSessionRecordings } from './session-recordings.ts'
import { createSettling } from './settling.ts'
import { createSpeaking } from './speaking.ts'
import { createStage } from './stage.ts'
import { createRoomTokens } from './tokens.ts'
import { createVisits } from './visits.ts'

interface RoomNeeds {
  accounts: Accounts
  appointments: Pick<AppointmentsModule, 'cancelling' | 'disputes'>
  audit: Audit
  crisis: Crisis
  events: Pick<EventsModule, 'endRoom' | 'recordings'>
  livekit: LiveKit | undefined
  notifications: Notifications
  phone: PhoneProvider | undefined
  settings: Settings
  support: SupportModule
}

/** Rooms of sessions and events: who may enter, who is in them, and the signals between the browsers. */
export function roomsModule(platform: Platform, needs: RoomNeeds) {
  const base = { ...platform, ...needs, secret: platform.config.SESSION_SECRET }
  const access = createRoomAccess(base)
  const tokens = createRoomTokens(base)
  const visits = createVisits(base)
  const stage = createStage({ ...base, visits })
  const roomNotifications = createRoomNotifications(base)
  const settling = createSettling({ ...base, ...needs.appointments, access })
  const recordings = createRecordingView(base)
  const coming = { ...base, access, recordings, stage, tokens, visits }
  const entering = createEntering({ ...coming, settling, roomNotifications })
  const lineReports = createLineReports({ ...base, access })
  const phoneCalls = createPhoneCalls({ ...base, access, visits })
  const objections = createObjections({ ...base, ...needs.appointments })
  const live = createRoomLive(coming)
  const speaking = createSpeaking({ ...base, access, stage, visits })
  const audience = createAudience({ ...base, access })
  const eventRecordings = createEventRecordings({ ...base, audience, visits })
  const sessionRecordings = createSessionRecordings({ ...base, access, visits })
  tellAudience({ ...base, audience, live })
  const polls = createRoomPolls({ ...base, access, audience })
  const questions = createRoomQuestions({ ...base, access, audience })
  return {
    lineReports,
    phoneCalls,
    live,
    stage,
    settling,
    eventRecordings,
    schedules: [
      { name: 'rooms-lost', cron: '* * * * *', run: visits.endLost },
      { name: 'sessions-settled', cron: '* * * * *', run: settling.settleDue },
      ...(needs.phone ? [{ name: 'phone-calls', cron: '* * * * *', run: phoneCalls.setRight }] : []),
      ...(needs.livekit
        ? [
            { name: 'livekit-rooms', cron: '* * * * *', run: stage.setRight },
            { name: 'livekit-recordings', cron: '* * * * *', run: eventRecordings.setRight },
          ]
        : []),
    ],
    async routes(http) {
      roomRoutes(http, { entering, settling, speaking })
      lineRoutes(http, { ...base, access })
      lineReportRoutes(http, { lineReports })
      await phoneRoutes(http, { phoneCalls })
      audienceRoutes(http, { audience, polls, questions })
      recordingRoutes(http, { eventRecordings, sessionRecordings })
      objectionRoutes(http, { objections })
      if (needs.livekit) await liveKitWebhook(http, { stage, eventRecordings })
    },
  } satisfies Module & Record<string, unknown>
}

export type RoomsModule = ReturnType<typeof roomsModule>
