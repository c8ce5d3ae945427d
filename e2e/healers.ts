import { randomUUID } from 'node:crypto'
import { pathTo } from '@newyou/contract/addresses'
import { demoHealers } from '../demo/content/healers.ts'
import { demoId } from '../demo/ids.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { createNotifyBus } from '../server/platform/database/notify-bus.ts'
import { contentTopic } from '../server/platform/pages/page-cache.ts'
import { createLogger } from '../server/platform/watch/logger.ts'
import { freshLetters, freshMobile } from './fixtures.ts'

export interface JourneyHealer {
  name: string
  /** The address of the public page. */
  path: string
  /** Ten digits to log in with. */
  mobile: string
  personId: string
}

const changed = (table: string, changes: string) =>
  `insert into ${table} select (jsonb_populate_record(one, ${changes}::jsonb)).* from ${table} one`

/**
 * A verified healer of this journey alone: the page, hours and price of a healer of the demo, with a name and a number of
 * their own. Healers of the demo are for reading: journeys run beside each other, and would meet each other's sessions.
 */
export async function ownHealer(slug: string): Promise<JourneyHealer> {
  const model = demoHealers.find((healer) => healer.slug === slug)
  if (!model) throw new Error(`there is no demo healer ${slug}`)
  const letters = freshLetters()
  // Nobody finds one of these by the name of a demo healer.
  const [firstName, lastName] = [letters.slice(0, 5), letters.slice(5)].map(
    (part) => part.charAt(0).toUpperCase() + part.slice(1),
  )
  const name = `${firstName} ${lastName}`
  const mobile = freshMobile()
  const [healerId, personId] = [randomUUID(), randomUUID()]
  const person = {
    ...{
      u_id: personId,
      first_name: firstName,
      last_name: lastName,
      email: `${letters}@example.org`,
      phone: `+91${mobile}`,
    },
    ...{ referral_code: letters.slice(0, 8).toUpperCase(), notification_seq: 0 },
  }
  const healer = {
    ...{ u_id: healerId, person_id: personId, full_name: name, session_count: 0 },
    // Lists that journeys read are filtered by languages of the demo.
    languages: ['Konkani'],
  }
  const url = process.env.SITE_DATABASE_URL ?? ''
  const { db, pool, close } = openDatabase(url, { poolSize: 1 })
  try {
    await pool.query(`${changed('person', '$1')} where u_id = $2`, [person, demoId('healer-person', slug)])
    await pool.query(`${changed('healer', '$1')} where u_id = $2`, [healer, demoId('healer', slug)])
    await pool.query(`${changed('healer_hours', '$1')} where healer_id = $2`, [
      { healer_id: healerId },
      demoId('healer', slug),
    ])
    // Lists that are kept show who was there before.
    const logger = createLogger({ LOG_LEVEL: 'error', isProduction: true })
    await createNotifyBus({ url, db, logger }).publish(db, contentTopic, ['healers'])
  } finally {
    await close()
  }
  return { name, path: pathTo('healer', { healerId }), mobile, personId }
}
