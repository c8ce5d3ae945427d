import { addLogIn } from '../log-in/log-in.ts'
import type { Router } from '../platform/http.ts'
import type { MicrosoftAccounts } from './accounts.ts'

/** The app that is registered there. */
const microsoftApp = { id: 'sandbox-microsoft-client', secret: 'sandbox-microsoft-secret' }

/** The log-in of people at Microsoft. A refresh token is given where `offline_access` asks for one, and another each time. */
export const addMicrosoftConsent = (router: Router, people: MicrosoftAccounts) =>
  addLogIn(router, {
    ...{ name: 'Microsoft', folder: 'microsoft', app: microsoftApp, people },
    ...{ authorize: 'common/oauth2/v2.0/authorize', token: 'common/oauth2/v2.0/token' },
    prefixes: { code: 'M.C5_', refresh: '0.AX', access: 'eyJ0' },
    ...{ accessSeconds: 3599, rotates: true, someone: 'someone@outlook.example' },
    lasts: (query) => (query.get('scope') ?? '').split(' ').includes('offline_access'),
  })
