import type { AskedConsent, SignedConsent } from '@newyou/contract/care/signed-consents'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'

const most = 200

interface AskedRow extends Omit<AskedConsent, 'starts_at' | 'signed'> {
  starts_at: Date
  healer_id: string
  signed_u_id: string | null
  signed_name: string | null
  signed_at: Date | null
}

/**
 * What sessions that are still to come ask for: the latest version of each text for their service, their healer or all. A
 * signature counts for one healer and one version, so a new version is asked for again.
 */
export async function askedOf(
  queryable: Queryable,
  now: Date,
  /** Which sessions, under the alias `s`. */
  only: Fragment,
): Promise<(AskedConsent & { healer_id: string })[]> {
  const { rows } = await sql<AskedRow>`
    select v.u_id as version_u_id, s.u_id as appointment_u_id, s.starts_at, s.healer_id, h.full_name as healer_name,
      v.title, v.title_hi, v.text, v.text_hi, v.number, v.is_required,
      c.u_id as signed_u_id, c.signed_name, c.signed_at,
      (select case when x.withdrawn_at is null then 'older' else 'withdrawn' end
        from signed_consent x join consent_version w on w.u_id = x.version_id
        where x.client_id = s.client_id and x.healer_id = s.healer_id and w.text_id = v.text_id
        order by x.signed_at desc, x.u_id limit 1) as before
    from session_times s
      join healer_card h on h.u_id = s.healer_id
      join consent_version v on v.service_id = coalesce(s.service_id, s.healer_id) or v.healer_id = s.healer_id
        or (v.service_id is null and v.healer_id is null)
      join consent_text t on t.u_id = v.text_id and t.state <> 'archived'
      left join signed_consent c on c.version_id = v.u_id and c.client_id = s.client_id and c.healer_id = s.healer_id
        and c.withdrawn_at is null
    where s.state = 'confirmed' and s.ends_at > ${now} and ${only}
      and not exists (select from consent_version w where w.text_id = v.text_id and w.number > v.number)
    order by s.starts_at, v.is_required desc, v.title, v.u_id
    limit ${most}`.execute(queryable)
  return rows.map(({ signed_u_id: signedId, signed_name: name, signed_at: at, ...row }) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    signed:
      signedId && name && at ? { u_id: signedId, signed_name: name, signed_at: at.toISOString() } : null,
    before: signedId ? null : row.before,
  }))
}

/** Of several sessions that ask for the same, the first one alone. */
export const askedOnce = <One extends { version_u_id: string; healer_id: string }>(
  asked: readonly One[],
): One[] => {
  const seen = new Set<string>()
  return asked.filter(({ version_u_id: version, healer_id: healer }) => {
    const key = version + healer
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Without what only the server compares. */
export const asShown = ({ healer_id: _, ...asked }: AskedConsent & { healer_id: string }): AskedConsent =>
  asked

/** What was signed, under the alias `c`, latest first. */
export async function signedOf(queryable: Queryable, only: Fragment): Promise<SignedConsent[]> {
  const { rows } = await sql<
    Omit<SignedConsent, 'signed_at' | 'withdrawn_at'> & { signed_at: Date; withdrawn_at: Date | null }
  >`
    select c.u_id, v.title, v.title_hi, v.number, h.full_name as healer_name, c.signed_by, c.signed_name,
      c.drawing is not null as is_drawn, c.signed_at, c.withdrawn_at,
      exists (select from consent_version w where w.text_id = v.text_id and w.number > v.number) as is_older
    from signed_consent c
      join consent_version v on v.u_id = c.version_id
      join healer_card h on h.u_id = c.healer_id
    where ${only}
    order by c.signed_at desc, c.u_id
    limit ${most}`.execute(queryable)
  return rows.map((row) => ({
    ...row,
    signed_at: row.signed_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }))
}
