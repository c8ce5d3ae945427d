import { paisePerRupee } from '@newyou/contract/business'
import { type PracticeService, type ServiceForm, serviceLimits } from '@newyou/contract/care/healers/services'
import { sql } from 'kysely'
import type { AdvertisingClaims } from '../../foundation/advertising-claims/index.ts'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { togetherReplies } from '../../messages/replies/together.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockCalendar } from './calendar.ts'
import { healerOf } from './healers.ts'
import type { NextFree } from './next-free.ts'
import { replacePlaces } from './places.ts'
import { isServiceBooked, nextPosition } from './services.ts'

type OfFirst = Pick<ServiceForm, 'name' | 'name_hi' | 'description' | 'description_hi'> & {
  pays_later?: boolean | undefined
}

const columnsOf = ({ price_rupees, places: _apart, ...form }: ServiceForm) => ({
  ...form,
  price_paise: price_rupees === null ? null : price_rupees * paisePerRupee,
})

/** The words of a service that clients read, as far as they differ. */
const publicWords = (form: OfFirst, before?: OfFirst) =>
  Object.fromEntries(
    (['name', 'name_hi', 'description', 'description_hi'] as const)
      .filter((name) => form[name] !== before?.[name])
      .map((name) => [name, form[name]]),
  )

/** @throws DomainError invalidInput */
function requireOrder({ people_min: least, people_max: most }: ServiceForm) {
  if (most < least) throwError('invalidInput', { errors: { people_max: togetherReplies.fewerThanLeast } })
}

/** The services of a healer, as the healer changes them. */
export function createOwnServices({
  db,
  clock,
  ids,
  pageCache,
  nextFree,
  claims,
}: Pick<Platform, 'db' | 'clock' | 'ids' | 'pageCache'> & {
  nextFree: NextFree
  claims: Pick<AdvertisingClaims, 'requireOfHealer'>
}) {
  async function list(queryable: Queryable, healerId: string): Promise<PracticeService[]> {
    const rows = await queryable
      .selectFrom('service')
      .selectAll()
      .select(
        sql<
          string[]
        >`array(select place_id from service_place where service_id = service.u_id order by place_id)`.as(
          'places',
        ),
      )
      .where('healer_id', '=', healerId)
      .orderBy(sql`state = 'retired'`)
      .orderBy('position')
      .execute()
    return rows.map(
      ({
        u_id,
        healer_id,
        position,
        created_at,
        updated_at,
        revision,
        price_paise,
        desk_name: _ofDesk,
        ...own
      }): PracticeService => ({
        u_id,
        is_first: u_id === healer_id,
        version: revision,
        price_rupees: price_paise === null ? null : price_paise / paisePerRupee,
        ...(own as Omit<ServiceForm, 'price_rupees'>), // checked by the table
      }),
    )
  }

  /** Works under the lock of the healer's calendar, so that no session is booked meanwhile. */
  async function changing<T>(personId: string, work: (trx: Trx, healerId: string, now: Date) => Promise<T>) {
    const healerId = orNotFound(await healerOf(db, personId))
    return inTransaction(db, async (trx) => {
      const now = clock.now()
      await lockCalendar(trx, healerId)
      const result = await work(trx, healerId, now)
      await nextFree.refresh(trx, healerId, now)
      await pageCache.invalidate(trx, 'healers', `healer:${healerId}`)
      return result
    })
  }

  const read = async (trx: Trx, healerId: string, serviceId: string) =>
    orNotFound((await list(trx, healerId)).find(({ u_id }) => u_id === serviceId))

  async function oneOf(trx: Trx, healerId: string, serviceId: string, version: number) {
    const current = await read(trx, healerId, serviceId)
    if (current.version !== version) throwError('changedMeanwhile', { data: { current } })
    return current
  }

  async function requireRoom(trx: Trx, healerId: string) {
    const all = await list(trx, healerId)
    if (all.filter(({ state }) => state !== 'retired').length >= serviceLimits.servicesMax)
      throwError('notAllowed', { message: appointmentReplies.tooManyServices })
  }

  /** The length of booked sessions is what times of others are reckoned by. @throws DomainError invalidInput */
  async function requireNoneBooked(trx: Trx, serviceId: string, now: Date) {
    if (await isServiceBooked(trx, serviceId, now))
      throwError('invalidInput', { errors: { minutes: appointmentReplies.lengthIsBooked } })
  }

  async function change(
    trx: Trx,
    serviceId: string,
    changed: OfFirst | ReturnType<typeof columnsOf>,
    now: Date,
  ) {
    const { healer_id } = await trx
      .updateTable('service')
      .set((column) => ({ ...changed, updated_at: now, revision: column('revision', '+', 1) }))
      .where('u_id', '=', serviceId)
      .returning('healer_id')
      .executeTakeFirstOrThrow()
    return read(trx, healer_id, serviceId)
  }

  return {
    /** @throws DomainError notFound */
    mine: async (personId: string) => list(db, orNotFound(await healerOf(db, personId))),

    /** @throws DomainError notFound, notAllowed (too many), invalidInput (order of people, advertising claims) */
    add: (personId: string, form: ServiceForm) =>
      changing(personId, async (trx, healerId, now) => {
        requireOrder(form)
        await claims.requireOfHealer(trx, 'services', publicWords(form))
        await requireRoom(trx, healerId)
        const serviceId = ids.next()
        await trx
          .insertInto('service')
          .values({
            u_id: serviceId,
            healer_id: healerId,
            position: nextPosition(healerId),
            ...columnsOf(form),
            created_at: now,
            updated_at: now,
          })
          .execute()
        await replacePlaces(trx, serviceId, form)
        return read(trx, healerId, serviceId)
      }),

    /** @throws DomainError notFound, notAllowed (too many), changedMeanwhile, invalidInput (length of booked sessions) */
    change: (personId: string, serviceId: string, { version, ...form }: ServiceForm & { version: number }) =>
      changing(personId, async (trx, healerId, now) => {
        const before = await oneOf(trx, healerId, serviceId, version)
        if (before.is_first) throwError('notFound')
        requireOrder(form)
        await claims.requireOfHealer(trx, 'services', publicWords(form, before))
        if (before.minutes !== form.minutes) await requireNoneBooked(trx, serviceId, now)
        if (before.state === 'retired' && form.state !== 'retired') await requireRoom(trx, healerId)
        await replacePlaces(trx, serviceId, form)
        return change(trx, serviceId, columnsOf(form), now)
      }),

    /** @throws DomainError notFound, changedMeanwhile */
    changeFirst: (personId: string, { version, ...words }: OfFirst & { version: number }) =>
      changing(personId, async (trx, healerId, now) => {
        const before = await oneOf(trx, healerId, healerId, version)
        await claims.requireOfHealer(trx, 'services', publicWords(words, before))
        return change(trx, healerId, words, now)
      }),

    /** @throws DomainError notFound, invalidInput (another set of services) */
    order: (personId: string, wanted: readonly string[]) =>
      changing(personId, async (trx, healerId) => {
        const all = await list(trx, healerId)
        const standing = all.filter(({ state }) => state !== 'retired').map(({ u_id }) => u_id)
        if (
          new Set(wanted).size !== wanted.length ||
          [...wanted].sort().join() !== [...standing].sort().join()
        )
          throwError('invalidInput', { errors: { services: appointmentReplies.otherServices } })
        const retired = all.filter(({ state }) => state === 'retired').map(({ u_id }) => u_id)
        await sql`update service s set position = placed.at - 1
          from unnest(${[...wanted, ...retired]}::uuid[]) with ordinality as placed (u_id, at)
          where s.u_id = placed.u_id and s.position <> placed.at - 1`.execute(trx)
        return list(trx, healerId)
      }),
  }
}

export type OwnServices = ReturnType<typeof createOwnServices>
