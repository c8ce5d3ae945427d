import type { PassportPart } from '@newyou/contract/administration/passport/record'
import { homeZone } from '@newyou/contract/business'
import type { Locale } from '@newyou/contract/locales'
import type { Audit } from '../../foundation/audit/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { makePassport } from './make-passport.ts'
import { recordOf } from './record.ts'
import type { SigningKeys } from './signing-keys.ts'

const passportMaking = heavyWork<typeof makePassport>(
  new URL('./make-passport.ts', import.meta.url),
  'makePassport',
)

interface MakingNeeds extends Pick<Platform, 'db' | 'clock' | 'ids' | 'publicUrl' | 'workers'> {
  audit: Pick<Audit, 'note'>
  stepUp: Pick<StepUp, 'require'>
  keys: SigningKeys
}

/** Makes the health passport of a client when they ask for it. It is not kept: each file is made anew. */
export function createPassportMaking({
  audit,
  clock,
  db,
  ids,
  keys,
  publicUrl,
  stepUp,
  workers,
}: MakingNeeds) {
  return {
    /** @throws DomainError stepUpRequired, notForKeys */
    async make(viewer: Viewer, { parts, language }: { parts: readonly PassportPart[]; language: Locale }) {
      const { personId } = viewer
      const at = clock.now()
      const { record, zone } = await inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const person = await trx
          .selectFrom('person_name')
          .select('time_zone')
          .where('u_id', '=', personId)
          .executeTakeFirstOrThrow()
        const chosen = [...new Set(parts)]
        await audit.note(trx, {
          ...{ staffId: personId, resource: 'health-passport', recordId: personId, action: 'download' },
          changes: { parts: [null, chosen.join(', ')] },
        })
        return {
          record: await recordOf(trx, personId, { parts: chosen, language, at }),
          zone: person.time_zone,
        }
      })
      const { key, header } = await keys.current()
      const page = await workers.run(passportMaking, {
        ...{ record, key, header, did: keys.did, publicUrl, zone: zone || homeZone, passportId: ids.next() },
      })
      return { file_name: `health-passport-${at.toISOString().slice(0, 10)}.html`, page }
    },
  }
}
export type PassportMaking = ReturnType<typeof createPassportMaking>
