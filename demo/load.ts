import path from 'node:path'
import { dangers } from '@newyou/contract/foundation/crisis/kinds'
import type { Transaction } from 'kysely'
import { createCounting } from '../server/administration/reports/index.ts'
import { createNextFree } from '../server/care/healers/index.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { type Database, openDatabase } from '../server/platform/database/database.ts'
import { createNotifyBus } from '../server/platform/database/notify-bus.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { loadedKey, removedMark } from '../server/platform/demo/marks.ts'
import { recordDemo } from '../server/platform/demo/record.ts'
import { diskStorage } from '../server/platform/media/disk-storage.ts'
import { moveFiles } from '../server/platform/media/move-files.ts'
import { createPrivateFiles } from '../server/platform/media/private-files.ts'
import { s3Settings } from '../server/platform/media/s3-addresses.ts'
import { createPageCache } from '../server/platform/pages/page-cache.ts'
import { createLogger } from '../server/platform/watch/logger.ts'
import { demoCategories } from './content/categories.ts'
import { demoClients, demoYoungClient } from './content/clients.ts'
import type { DemoHealer } from './content/healer.ts'
import { demoHealers } from './content/healers.ts'
import { languages } from './content/languages.ts'
import { placeOf } from './content/places.ts'
import { demoSettings } from './content/settings.ts'
import { drawDemo, pictureFolder } from './draw.ts'
import { healerColumns } from './healer-columns.ts'
import { makeHistory } from './history/history.ts'
import { demoId } from './ids.ts'
import { loadClient } from './load-accounts.ts'
import { loadPlans } from './load-action-plans.ts'
import { loadArticles, loadRevisions } from './load-articles.ts'
import { loadBackOffice } from './load-back-office.ts'
import { loadBundles } from './load-bundles.ts'
import { loadChats } from './load-chat.ts'
import { loadPractice } from './load-client-files.ts'
import { loadCommunity } from './load-community.ts'
import { loadContact } from './load-contact.ts'
import { loadCourses } from './load-courses.ts'
import { loadLearning } from './load-courses-progress.ts'
import { loadEbooks, printEbooks } from './load-ebooks.ts'
import { loadEvents } from './load-events.ts'
import { loadGuardian, youngBirth } from './load-guardians.ts'
import { loadPageChanges } from './load-healers-pages.ts'
import { loadPlaces } from './load-healers-places.ts'
import { loadServices } from './load-healers-services.ts'
import { loadInquiries } from './load-inquiries.ts'
import { loadIntake } from './load-intake.ts'
import { loadOrganization } from './load-organizations.ts'
import { loadCoupons } from './load-payments.ts'
import { loadPrivacy } from './load-privacy.ts'
import { loadProgress } from './load-progress.ts'
import { loadReels } from './load-reels.ts'
import { loadReferrals } from './load-referrals.ts'
import { loadVisits } from './load-reports.ts'
import { loadSelfTests } from './load-self-tests.ts'
import { loadSignedConsents } from './load-signed-consents.ts'
import { loadStaff } from './load-staff.ts'
import { loadPages } from './load-static-pages.ts'
import { loadSubmissions } from './load-submissions.ts'
import { loadSupport } from './load-support.ts'
import { healerMobile } from './logins.ts'

type Trx = Transaction<DB>

interface LoadOptions {
  databaseUrl: string
  dataFolder: string
  /** As the server will run. */
  environment: Record<string, string>
  /** The sandbox state file; the sandbox is not running yet. */
  sandboxState: string
  now?: Date
  /** Where they are drawn already, or looked at by nobody: drawing takes longer than all the rest. */
  withoutPictures?: boolean
  /** Healers and what they offer, and nobody who has booked, paid or written anything yet. */
  withoutHistory?: boolean
}

async function loadWords(trx: Trx) {
  for (const [index, name] of languages.entries())
    await trx
      .insertInto('language')
      .values({
        u_id: demoId('language', name),
        code: name.toLowerCase(),
        name,
        native_name: name,
        position: index + 1,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  for (const { slug, sentence } of demoCategories)
    await trx.updateTable('category').set({ description: sentence }).where('slug', '=', slug).execute()
  await trx
    .insertInto('helpline')
    .values({
      u_id: demoId('helpline', 'emergency'),
      name: 'Emergency services',
      number: '112',
      note: 'Police, fire and ambulance.',
      note_hi: 'पुलिस, फ़ायर ब्रिगेड और एम्बुलेंस।',
      dangers: [...dangers],
      position: 2,
    })
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ dangers: [...dangers], position: 2 }))
    .execute()
  for (const [key, value] of Object.entries(demoSettings))
    await trx
      .insertInto('setting')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
}

const placeIdOf = (...of: Parameters<typeof placeOf>) => {
  const place = placeOf(...of)
  return place ? demoId('place', place) : null
}

async function loadHealer(trx: Trx, healer: DemoHealer, index: number, now: Date) {
  const personId = demoId('healer-person', healer.slug)
  const healerId = demoId('healer', healer.slug)
  const made = { is_demo: true, created_at: now, updated_at: now }
  await trx
    .insertInto('person')
    .values({
      u_id: personId,
      roles: ['healer'],
      first_name: healer.firstName,
      last_name: healer.lastName,
      gender: healer.gender,
      email: `${healer.slug}@example.org`,
      email_verified_at: now,
      phone: healerMobile(index),
      phone_verified_at: now,
      city: healer.city,
      time_zone: healer.zone,
      ...made,
    })
    .execute()
  const folder = `/media/${pictureFolder(healer)}`
  await trx
    .insertInto('healer')
    .values({
      u_id: healerId,
      person_id: personId,
      state: 'verified',
      full_name: [healer.honorific, healer.firstName, healer.lastName].filter(Boolean).join(' '),
      ...healerColumns(healer),
      main_category: healer.mainCategory,
      qualified_as: healer.qualifiedAs ?? null,
      qualifications_seen_on: healer.proofSeenOn,
      checked_instead: healer.checkedInstead ?? [],
      practising_since: healer.practisingSince,
      price_paise: healer.pricePaise,
      image: JSON.stringify({ portrait: `${folder}/portrait`, face: `${folder}/face`, framed: true }),
      time_zone: healer.zone,
      buffer_minutes: healer.bufferMinutes,
      notice_minutes: healer.noticeMinutes,
      is_intern: healer.isIntern ?? false,
      session_count: healer.reviews.reduce((sum, review) => sum + review.sessions, 0),
      ...made,
    })
    .execute()
  await trx
    .insertInto('healer_hours')
    .values(
      healer.hours.map(({ weekday, from, to }) => ({
        healer_id: healerId,
        weekday,
        from_time: from,
        to_time: to,
        place_id: placeIdOf(healer.slug, { weekday, from }),
      })),
    )
    .execute()
  await loadServices(trx, healer, healerId, now)
  await loadReviews(trx, healer, healerId, now)
}

async function loadReviews(trx: Trx, healer: DemoHealer, healerId: string, now: Date) {
  const rows = healer.reviews.map((review, number) => {
    const writtenAt = new Date(now)
    writtenAt.setUTCMonth(writtenAt.getUTCMonth() - review.monthsAgo)
    return {
      u_id: demoId('healer-review', `${healer.slug}:${number}`),
      healer_id: healerId,
      by_name: review.by,
      stars: review.stars,
      text: review.text,
      sessions: review.sessions,
      is_demo: true,
      created_at: writtenAt,
    }
  })
  if (rows.length) await trx.insertInto('healer_review').values(rows).execute()
}

/** People, and all that is to be found. */
export async function loadContent(trx: Trx, printed: Awaited<ReturnType<typeof printEbooks>>, now: Date) {
  await loadWords(trx)
  for (const client of demoClients) await loadClient(trx, client, now)
  await loadClient(trx, demoYoungClient, now, youngBirth(now))
  await loadGuardian(trx, now)
  await loadCoupons(trx, now)
  await loadPlaces(trx, now)
  for (const [index, healer] of demoHealers.entries()) await loadHealer(trx, healer, index, now)
  await loadPageChanges(trx, now)
  await loadPages(trx, now)
  await loadArticles(trx, now)
  await loadCourses(trx, now)
  await loadEbooks(trx, printed, now)
  await loadBundles(trx, now)
  await loadEvents(trx, now)
  await loadReels(trx, now)
}

/** All of the demo, and what follows from it. */
async function loadAll(
  db: Database,
  {
    databaseUrl,
    dataFolder,
    environment,
    sandboxState,
    now,
    withoutPictures,
    withoutHistory,
  }: Required<LoadOptions>,
) {
  const storage = diskStorage(path.resolve(dataFolder))
  const privateFiles = createPrivateFiles({ storage, secret: '', clock: systemClock })
  if (!withoutPictures) {
    console.log('Drawing the demo content ...')
    await drawDemo(dataFolder)
  }
  const printed = await printEbooks(privateFiles)
  const config = readConfig({ ...process.env, ...environment })
  if (s3Settings(config)) await moveFiles({ ...config, DATA_FOLDER: dataFolder })
  await db.transaction().execute(async (trx) => {
    await loadContent(trx, printed, now)
    await loadStaff(trx, now, config)
    await loadOrganization(trx, now, config)
    // Written here: a load that was broken off in what follows cannot be begun again.
    await trx
      .insertInto('setting')
      .values({ key: loadedKey, value: JSON.stringify(now.toISOString()) })
      .execute()
  })
  if (!withoutHistory) {
    console.log('Making the history of its people ...')
    await makeHistory({ databaseUrl, environment, sandboxState, now })
    await db.transaction().execute(async (trx) => {
      await loadLearning(trx, now)
      await loadPlans(trx, now)
      await loadReferrals(trx, now)
      await loadSelfTests(trx, now)
      await loadSupport(trx, now)
      await loadPrivacy(trx, now)
      await loadContact(trx, now)
      await loadInquiries(trx, now)
      await loadPractice(trx, now, config)
      await loadIntake(trx, now)
      await loadSignedConsents(trx, now)
      await loadProgress(trx, now)
      await loadSubmissions(trx, now)
      await loadBackOffice(trx, now)
      await loadRevisions(trx, now)
      await loadVisits(trx, now)
      await loadChats(trx, now)
      await loadCommunity(trx, now)
    })
  }
  await createCounting({ db, clock: systemClock }).countChanged()
  const logger = createLogger({ LOG_LEVEL: 'error', isProduction: true })
  const pageCache = createPageCache({ bus: createNotifyBus({ url: databaseUrl, db, logger }) })
  await createNextFree({ db, clock: { now: () => now }, pageCache }).refreshPassed()
}

/**
 * Fills an empty site with demo content, once. Everyone in it is invented and marked as demo. Resolves with whether they are
 * there: `ops remove-demo` keeps them away.
 */
export async function loadDemo(options: LoadOptions): Promise<boolean> {
  const { db, close } = openDatabase(options.databaseUrl)
  try {
    const loaded = await db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', loadedKey)
      .executeTakeFirst()
    if (loaded) return loaded.value !== removedMark
    const whole = { now: new Date(), withoutPictures: false, withoutHistory: false, ...options }
    await recordDemo(db, path.resolve(options.dataFolder), () => loadAll(db, whole))
    return true
  } finally {
    await close()
  }
}
