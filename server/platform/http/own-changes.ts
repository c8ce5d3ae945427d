import type { FastifyInstance } from 'fastify'
import type { Replica } from '../database/replica.ts'
import { isUnsafe } from './anti-forgery.ts'
import { isInProcess } from './in-process.ts'

/** Longer than a replica that is read may be behind, however much longer its callers take. */
const rememberedSeconds = 60
/** Whatever the replica has, it is not enough. */
const beyondAll = Number.MAX_SAFE_INTEGER

const positionOf = (given: string | undefined) => (given && /^\d{1,16}$/.test(given) ? Number(given) : 0)

/**
 * Whoever changed something sees it: a cookie says up to which position of the log a replica must be complete for the
 * same browser to be answered from it.
 */
export function showOwnChanges(
  app: FastifyInstance,
  { replica, isSecure }: { replica: Replica; isSecure: boolean },
) {
  const cookieName = isSecure ? '__Host-after' : 'after'

  app.addHook('onRequest', (request, _reply, done) => {
    // A loader's call belongs to the request whose page it makes.
    if (isUnsafe(request) || isInProcess(request)) return done()
    replica.from(positionOf(request.cookies[cookieName]), done)
  })

  app.addHook('onSend', async (request, reply) => {
    const { statusCode: status } = reply
    if (!isUnsafe(request) || (status >= 400 && status < 500)) return
    // After a failure it is not known whether something was changed, nor whether the database can be asked.
    const position = status < 400 ? await replica.position().catch(() => beyondAll) : beyondAll
    reply.setCookie(cookieName, String(position), {
      path: '/',
      // A gateway or bank that sends the browser back is another site.
      sameSite: 'lax',
      httpOnly: true,
      secure: isSecure,
      maxAge: rememberedSeconds,
    })
  })
}
