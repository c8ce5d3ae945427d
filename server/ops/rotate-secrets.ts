import { openDatabase } from '../platform/database/database.ts'
import { requireOwnSchema } from '../platform/database/schema-state.ts'
import { Problem } from '../platform/problem.ts'
import { cryptographicRandom } from '../platform/random.ts'
import { resealAll } from '../platform/resealing.ts'
import { sealedPurposes } from '../platform/sealed-columns.ts'
import { type Command, databaseUrlOf } from './command.ts'

type Found = Awaited<ReturnType<typeof resealAll>>

const lasting = [
  ...new Set(Object.values(sealedPurposes).flatMap(({ previous }) => (previous ? [previous] : []))),
]

function wordsOf({ tables, unfinished }: Found, isDry: boolean): string {
  const counts = Object.values(tables)
  if (counts.some(({ unreadable }) => unreadable > 0))
    return 'Some texts are opened by no secret of the configuration, and were left as they are: add the secret of the missing key to the …_PREVIOUS of its purpose'
  if (isDry && counts.some(({ resealed }) => resealed > 0))
    return 'Nothing was written: without --dry-run these texts are sealed by the present secrets'
  if (unfinished.length)
    return 'Some process still seals by a previous secret: start all of them with the new one, and run this again'
  return `Each text is sealed by the present secrets. ${lasting.join(', ')} may be removed; a backup from before needs the old ones`
}

export const rotateSecrets: Command = {
  help: `rotate-secrets [--dry-run]

Seals second factors, bank details and client notes anew by the present secrets, while the site runs; the previous ones stand
in ${lasting.join(', ')}.
It may be broken off and run again. --dry-run opens each text and counts, and writes nothing. It ends with 0 once no text
needs a previous secret, and says so.`,
  async run(config, given) {
    const url = config.DATABASE_DIRECT_URL ?? (await databaseUrlOf(config))
    if (!url) throw new Problem('DATABASE_URL is not set, and no database runs in DATA_FOLDER')
    await requireOwnSchema(url)
    const { db, close } = openDatabase(url, { poolSize: 2 })
    const isDry = given['dry-run'] ?? false
    try {
      const found = await resealAll({ db, config, random: cryptographicRandom, isDry })
      const { tables, missingKeys, unfinished } = found
      return {
        found: { tables, missing_keys: missingKeys, says: wordsOf(found, isDry) },
        isWell: unfinished.length === 0,
      }
    } finally {
      await close()
    }
  },
}
