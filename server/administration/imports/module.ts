import { type ImportKind, importKindWords } from '@newyou/contract/administration/imports/kinds'
import type { AppointmentsModule } from '../../care/appointments/index.ts'
import type { HealersModule } from '../../care/healers/index.ts'
import type { SessionPacksModule } from '../../care/session-packs/index.ts'
import type { ArticlesModule } from '../../content/articles/index.ts'
import type { AdvertisingClaims } from '../../foundation/advertising-claims/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { MediaModule } from '../../foundation/media/index.ts'
import type { BundlesModule } from '../../learning/bundles/index.ts'
import type { CoursesModule } from '../../learning/courses/index.ts'
import { importReplies } from '../../messages/replies/back-office.ts'
import type { LedgerModule } from '../../money/ledger/index.ts'
import type { Payments } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Approvals, ManyTextPictures } from '../back-office/index.ts'
import { createApplying } from './applying.ts'
import { exampleCourse } from './course/example.ts'
import { articleStore } from './kinds/article-store.ts'
import { balanceStore } from './kinds/balances.ts'
import { clientStore } from './kinds/clients.ts'
import { couponStore } from './kinds/coupons.ts'
import { courseStore } from './kinds/course-store.ts'
import { hoursStore } from './kinds/hours.ts'
import type { Store } from './kinds/kind.ts'
import { packStore } from './kinds/packs.ts'
import { serviceStore } from './kinds/services.ts'
import { sessionStore } from './kinds/sessions.ts'
import { createPictures } from './pictures.ts'
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
  articles: Pick<ArticlesModule, 'imported'>
  backOffice: { approvals: Pick<Approvals, 'ask' | 'withdraw'>; textPictures: ManyTextPictures }
  bundles: Pick<BundlesModule, 'coursesIncluded' | 'named'>
  claims: Pick<AdvertisingClaims, 'undecided'>
  courses: Pick<CoursesModule, 'imported'>
  healers: Pick<HealersModule, 'imported'>
  ledger: Pick<LedgerModule, 'importedBalances'>
  media: Pick<MediaModule, 'brought' | 'files'>
  payments: Pick<Payments, 'importedCoupons'>
  sessionPacks: Pick<SessionPacksModule, 'imported'>
  staff: Pick<StaffModule, 'stepUp'>
}

/** What a practice brings from elsewhere: read, tried, done in one step, and undone within seven days. */
export function importsModule(
  platform: Platform,
  {
    accounts,
    appointments,
    articles,
    audit,
    backOffice: { approvals, textPictures },
    bundles,
    claims,
    courses,
    healers,
    ledger,
    media,
    payments,
    sessionPacks,
    staff,
  }: ImportNeeds,
) {
  const questions = createQuestions({ ...platform, accounts, audit })
  const pictures = createPictures({
    ...platform,
    brought: media.brought,
    tell: (runId) => staging.tell(runId),
  })
  const stores = {
    // Each gets the rows that its kind read.
    clients: clientStore({ accounts, questions }) as Store<never>,
    services: serviceStore(healers.imported.services) as Store<never>,
    hours: hoursStore(healers.imported.hours) as Store<never>,
    sessions: sessionStore({ accounts, sessions: appointments.imported }) as Store<never>,
    balances: balanceStore({ accounts, balances: ledger.importedBalances }) as Store<never>,
    packs: packStore({ ...platform, accounts, bundles, packs: sessionPacks.imported }) as Store<never>,
    coupons: couponStore({ coupons: payments.importedCoupons, approvals }) as Store<never>,
    courses: courseStore({
      ...platform,
      ...{
        accounts,
        bundles,
        claims,
        courses: courses.imported,
        media: { ...media.brought, release: media.files.release },
        textPictures,
      },
    }) as Store<never>,
    articles: articleStore({
      ...platform,
      ...{ accounts, articles: articles.imported, claims, media: media.files, pictures, textPictures },
    }) as Store<never>,
  } satisfies Record<ImportKind, Store<never>>
  const runs = createRuns({ ...platform, pictures })
  const staging = createStaging({ ...platform, media: media.files, stores, pictures })
  const applying = createApplying({ ...platform, audit, stores, pictures })
  accounts.onRegistered((trx, { personId }) => questions.registered(trx, personId))

  return {
    /**
     * An import of a file at hand, without a colleague where an operator does it: tried, and done unless it is to be a
     * rehearsal. @throws DomainError fileRefused, invalidInput
     */
    async fromFile(
      kind: ImportKind,
      file: { path: string; name: string },
      {
        isDryRun,
        healerId = null,
        by = null,
      }: { isDryRun: boolean; healerId?: string | null; by?: string | null },
    ) {
      if (!isDryRun && !by && importKindWords(kind).byColleague)
        throwError('invalidInput', { message: importReplies.byColleague })
      const id = await staging.begin(by, kind, file, { keeps: !isDryRun })
      // A rehearsal asks nobody for pictures.
      await staging.check(id, (await runs.one(id)).columns, healerId, { fetches: false })
      if (!isDryRun) {
        await pictures.fetchAll(id)
        await applying.apply(by, id)
      }
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
        exampleCourse: () => exampleCourse(platform),
        stepUp: staff.stepUp,
        audit,
      }),
  } satisfies Module & Record<string, unknown>
}
