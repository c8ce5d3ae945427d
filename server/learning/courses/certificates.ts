import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { Certificate } from '@newyou/contract/learning/courses/player'
import type { FastifyInstance } from 'fastify'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Random } from '../../platform/random.ts'
import { heavyWork, type Workers } from '../../platform/workers/workers.ts'
import type { drawCertificate } from './certificate-pdf.ts'

const certificatePdf = heavyWork<typeof drawCertificate>(
  new URL('./certificate-pdf.ts', import.meta.url),
  'drawCertificate',
)

interface CertificateDependencies {
  db: Database
  clock: Clock
  ids: Ids
  random: Random
  notifications: Pick<Notifications, 'notify'>
  publicUrl: string
  workers: Workers
}

/** Crockford's digits: nothing that is mistaken for another when it is read out. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

/** As a person may have typed it from paper. */
function normalised(code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return plain.replace(/(.{4})(?=.)/g, '$1-')
}

/** Certificates of courses that were done to their end: one each, which a visitor can check by its code. */
export function createCertificates({
  db,
  clock,
  ids,
  random,
  notifications,
  publicUrl,
  workers,
}: CertificateDependencies) {
  const newCode = () =>
    normalised(Array.from(random.bytes(codeLength), (byte) => digits[byte % digits.length]).join(''))

  const issued = (queryable: Queryable, personId: string, courseId: string) =>
    queryable
      .selectFrom('certificate')
      .select(['code', 'issued_at'])
      .where('person_id', '=', personId)
      .where('course_id', '=', courseId)
      .executeTakeFirst()

  async function find(queryable: Queryable, personId: string, courseId: string) {
    const row = await issued(queryable, personId, courseId)
    return row ? { code: row.code, issued_at: row.issued_at.toISOString() } : null
  }

  /** @throws DomainError notFound */
  async function check(code: string): Promise<Certificate> {
    const row = orNotFound(
      await db
        .selectFrom('certificate')
        .select(['code', 'name', 'course_id', 'course_title', 'healer_name', 'is_demo', 'issued_at'])
        .where('code', '=', normalised(code))
        .executeTakeFirst(),
    )
    const { course_id, issued_at, ...rest } = row
    return { ...rest, course_u_id: course_id, issued_at: issued_at.toISOString() }
  }

  return {
    find,
    check,

    /** The certificate of a completed course, made when it is not there yet; null for a course without one. */
    async issue(trx: Trx, personId: string, courseId: string) {
      const before = await find(trx, personId, courseId)
      if (before) return before
      const course = await trx
        .selectFrom('course as c')
        .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')
        .select(['c.title', 'c.is_demo', 'h.full_name'])
        .where('c.u_id', '=', courseId)
        .where('c.has_certificate', '=', true)
        .executeTakeFirst()
      if (!course) return null
      const person = await trx
        .selectFrom('person_name')
        .select(['first_name', 'last_name'])
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      const code = newCode()
      await trx
        .insertInto('certificate')
        .values({
          u_id: ids.next(),
          person_id: personId,
          course_id: courseId,
          code,
          name: `${person.first_name} ${person.last_name}`.trim(),
          course_title: course.title,
          healer_name: course.full_name,
          is_demo: course.is_demo,
          issued_at: clock.now(),
        })
        .execute()
      await notifications.notify(trx, {
        about: null,
        personId,
        type: 'course',
        message: 'courses.certificateReady',
        parameters: { title: course.title },
        frontEndPath: frontEndPathOf('certificate'),
        targetId: code,
      })
      return find(trx, personId, courseId)
    },

    /** The certificate on paper, by its code: the holder of the paper has the code as well. */
    serve(app: FastifyInstance) {
      app.get<{ Params: { code: string } }>(
        '/api/website/certificate/:code/pdf',
        {
          config: { limit: limits.write, plain: { policy: 'any', reason: 'a PDF' } },
          schema: { hide: true },
        },
        async (request, reply) => {
          const certificate = await check(request.params.code)
          const address = `${publicUrl}${pathTo('certificate', { code: certificate.code })}`
          return reply
            .header('content-type', 'application/pdf')
            .header('content-disposition', 'attachment; filename="certificate.pdf"')
            .header('cache-control', 'private, max-age=600')
            .send(await workers.run(certificatePdf, { certificate, address }))
        },
      )
    },
  }
}
export type Certificates = ReturnType<typeof createCertificates>
