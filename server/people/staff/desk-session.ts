import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Accounts } from '../accounts/index.ts'

interface DeskSessionDependencies {
  db: Database
  accounts: Pick<Accounts, 'keepDeskAlone' | 'lock' | 'sessions'>
}

/** The session of a computer at which others stand: it holds the front desk alone, and is locked by a press. */
export const createDeskSession = ({ db, accounts }: DeskSessionDependencies) => ({
  async begin({ sessionId }: SessionViewer) {
    await inTransaction(db, (trx) => accounts.keepDeskAlone(trx, sessionId))
    accounts.sessions.forget(sessionId)
  },

  /** Until the second factor is proven again, the session may do nothing else. */
  async lock({ sessionId }: SessionViewer) {
    await inTransaction(db, (trx) => accounts.lock(trx, sessionId))
    accounts.sessions.forget(sessionId)
  },
})
export type DeskSession = ReturnType<typeof createDeskSession>
