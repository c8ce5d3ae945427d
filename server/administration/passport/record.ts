import {
  type PassportPart,
  type PassportRecord,
  passportEntriesMax,
  type passportSessionStates,
} from '@newyou/contract/administration/passport/record'
import type { Locale } from '@newyou/contract/locales'
import { plansOfClient } from '../../care/action-plans/index.ts'
import { metStates } from '../../care/appointments/index.ts'
import { summariesOfClient } from '../../care/client-files/index.ts'
import { goalsOfClient } from '../../care/progress/index.ts'
import { resultsOfPerson } from '../../care/self-tests/index.ts'
import { certificatesOf } from '../../learning/courses/index.ts'
import { receiptNumber } from '../../money/payments/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { presentBrand } from '../../platform/present-brand.ts'

type SessionState = (typeof passportSessionStates)[number]

/** Of whether a result is doubted another practice learns nothing: such a session is one that was booked. */
const ended: Record<string, SessionState> = {
  completed: 'completed',
  'no-show': 'no-show',
  'healer-no-show': 'healer-no-show',
}

async function sessionsOf(queryable: Queryable, clientId: string, most: number) {
  const rows = await queryable
    .selectFrom('session_times as a')
    .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
    .select(['h.full_name as healer', 'a.service_name', 'a.mode', 'a.state', 'a.starts_at', 'a.ends_at'])
    .where('a.client_id', '=', clientId)
    .where('a.state', 'in', metStates)
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.u_id')
    .limit(most)
    .execute()
  return rows.map(({ service_name: service, ...row }) => ({
    ...{ healer: row.healer, service: service ?? '', mode: row.mode, state: ended[row.state] ?? 'booked' },
    ...{ starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() },
  }))
}

async function receiptsOf(queryable: Queryable, clientId: string, most: number) {
  const rows = await queryable
    .selectFrom('order_money')
    .select(['receipt_number', 'issuer', 'title', 'paid_at', 'price_paise', 'refunded_paise'])
    .where('client_id', '=', clientId)
    .where('receipt_number', 'is not', null)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .orderBy('u_id')
    .limit(most)
    .execute()
  return rows.flatMap(({ receipt_number: number, paid_at: at, ...row }) =>
    number === null || at === null
      ? []
      : [
          {
            ...{ number: receiptNumber(number, row.issuer), title: row.title, paid_at: at.toISOString() },
            ...{ total_paise: row.price_paise, refunded_paise: row.refunded_paise },
          },
        ],
  )
}

/**
 * What a client takes along: what they themselves may read, and nothing more. Each reader asks for the client alone, so
 * nothing of another person is among it.
 */
export async function recordOf(
  queryable: Queryable,
  personId: string,
  { parts, language, at }: { parts: readonly PassportPart[]; language: Locale; at: Date },
): Promise<PassportRecord> {
  const person = await queryable
    .selectFrom('person_name')
    .select(['first_name', 'last_name'])
    .where('u_id', '=', personId)
    .executeTakeFirstOrThrow()
  // One more than fits shows that there are more.
  const most = passportEntriesMax + 1
  const readers = {
    sessions: () => sessionsOf(queryable, personId, most),
    summaries: () => summariesOfClient(queryable, personId, most),
    plans: () => plansOfClient(queryable, personId, most),
    goals: () => goalsOfClient(queryable, personId, most),
    measures: () => resultsOfPerson(queryable, personId, { language, most }),
    certificates: () => certificatesOf(queryable, personId, most),
    receipts: () => receiptsOf(queryable, personId, most),
  } satisfies { [Part in PassportPart]: () => Promise<NonNullable<PassportRecord[Part]>> }
  const shortened: PassportPart[] = []
  const read = async <Part extends PassportPart>(part: Part) => {
    const entries: unknown[] = await readers[part]()
    if (entries.length > passportEntriesMax) shortened.push(part)
    return [part, entries.slice(0, passportEntriesMax)] as const
  }
  const chosen: (readonly [PassportPart, unknown[]])[] = []
  for (const part of parts) chosen.push(await read(part))
  return {
    ...{ format: 'health passport', version: 1, language, practice: presentBrand().names[language] },
    client: { name: `${person.first_name} ${person.last_name}`.trim() },
    ...{ made_at: at.toISOString(), shortened },
    ...(Object.fromEntries(chosen) as Pick<PassportRecord, PassportPart>), // each by its own reader
  }
}
