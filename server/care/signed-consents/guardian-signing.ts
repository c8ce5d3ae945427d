import type { GuardianSigning } from '@newyou/contract/care/signed-consents'
import type { ConsentLocale } from '@newyou/contract/care/signed-consents/rules'
import { sql } from 'kysely'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { asShown, signedOf } from './asked.ts'
import type { SignedConsents } from './signed-consents.ts'

type Door = GuardiansModule['door']
type Visitor = Parameters<Door['visit']>[1]
interface Answer {
  name: string
  locale: ConsentLocale
  u_ids: readonly string[]
  is_withdrawn: boolean
}

/** What a guardian signs for a client under 18: by their link and their name, as they consented to the account. */
export function createGuardianSigning({
  db,
  door,
  consents,
}: Pick<Platform, 'db'> & { door: Door; consents: SignedConsents }) {
  async function look(token: string, visitor: Visitor): Promise<GuardianSigning> {
    const found = await door.visit(token, visitor)
    if (found.is === 'closed') return found
    const { personId, youngName, nameHint } = found
    const [asked, signed] = await Promise.all([
      consents.waitingOf(db, personId),
      signedOf(db, sql`c.client_id = ${personId} and c.withdrawn_at is null`),
    ])
    return { is: 'open', young_name: youngName, name_hint: nameHint, asked: asked.map(asShown), signed }
  }

  return {
    look,

    /** @throws DomainError guardianLinkUnknown, guardianLinkClosed, guardianNameWrong, wordsChanged, notFound */
    async answer(
      token: string,
      { name, locale, u_ids: given, is_withdrawn: isWithdrawn }: Answer,
      visitor: Visitor,
    ) {
      const personId = await door.prove(token, name, visitor)
      await inTransaction(db, async (trx) => {
        if (isWithdrawn) {
          for (const consentId of given) await consents.withdraw(trx, personId, consentId)
          return
        }
        const waiting = await consents.waitingOf(trx, personId)
        const chosen = waiting.filter(({ version_u_id: versionId }) => given.includes(versionId))
        if (new Set(chosen.map((one) => one.version_u_id)).size < new Set(given).size)
          throwError('wordsChanged')
        for (const one of chosen)
          await consents.write(trx, personId, one, {
            ...{ by: 'guardian', name, lines: null, locale, address: visitor.address },
          })
      })
      return look(token, visitor)
    },
  }
}
