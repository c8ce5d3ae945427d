import type { ImportKind } from '@newyou/contract/administration/imports/kinds'
import type { AppointmentsModule } from '../../care/appointments/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createApplying } from './applying.ts'
import { clientStore } from './kinds/clients.ts'
import type { Store } from './kinds/kind.ts'
import { sessionStore } from './kinds/sessions.ts'
import { createQuestions } from './questions.ts'
import { importRoutes } from './routes.ts'
import { createRuns } from './runs.ts'
import { createStaging } from './staging.ts'

interface ImportNeeds {
  accounts: Pick<
    Accounts,
    | 'addImported'
    | 'dropImported'
    | 'forgetImportedContacts'
    | 'importedContact'
    | 'onRegistered'
    | 'openImported'
    | 'peopleByContacts'
    | 'removableImported'
  >
  appointments: Pick<AppointmentsModule, 'imported'>
  audit: Audit
  staff: Pick<StaffModule, 'stepUp'>
}

/** What a practice brings from elsewhere: read, tried, done in one step, and undone within seven days. */
export function importsModule(platform: Platform, { accounts, appointments, audit, staff }: ImportNeeds) {
  const questions = createQuestions({ ...platform, accounts, audit })
  const stores = {
    // Each gets the rows that its kind read.
    clients: clientStore({ accounts, questions }) as Store<never>,
    sessions: sessionStore({ accounts, sessions: appointments.imported }) as Store<never>,
  } satisfies Record<ImportKind, Store<never>>
  const runs = createRuns(platform)
  const staging = createStaging({ ...platform, stores })
  const applying = createApplying({ ...platform, audit, stores })
  accounts.onRegistered((trx, { personId }) => questions.registered(trx, personId))

  return {
    /** An import from the command line: tried, and done unless it is to be a rehearsal. @throws DomainError fileRefused, invalidInput */
    async fromFile(
      kind: ImportKind,
      file: { path: string; name: string },
      { isDryRun, healerId = null }: { isDryRun: boolean; healerId?: string | null },
    ) {
      const id = await staging.begin(null, kind, file)
      await staging.check(id, (await runs.one(id)).columns, healerId)
      if (!isDryRun) await applying.apply(null, id)
      const [found, problems] = [await runs.one(id), await runs.problems(id)]
      if (isDryRun) await staging.discard(id)
      return { found, problems }
    },
    /** @throws DomainError notFound, notNow, importTooOld */
    async undo(id: string) {
      await applying.undo(null, id)
      return runs.one(id)
    },
    sweep: applying.sweep,
    routes: (http) =>
      importRoutes(http, {
        db: platform.db,
        runs,
        staging,
        applying,
        questions,
        stepUp: staff.stepUp,
        audit,
      }),
  } satisfies Module & Record<string, unknown>
}
