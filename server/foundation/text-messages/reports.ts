import { sql } from 'kysely'
import type { TextReport } from '../../integrations/phones/texts.ts'
import type { Platform } from '../../platform/platform.ts'

/** Further on counts: a report that comes twice, or late, changes nothing. A text that failed may arrive all the same. */
const order = ['handing-over', 'handed-over', 'sent', 'failed', 'delivered', 'read']

const partsMax = 20
const codeMax = 60

/** Of several reports of one text the furthest. */
function furthest(reports: readonly TextReport[]): TextReport[] {
  const known = new Map<string, TextReport>()
  for (const report of reports) {
    const before = known.get(report.providerId)
    if (!before || order.indexOf(report.state) > order.indexOf(before.state))
      known.set(report.providerId, report)
  }
  return [...known.values()]
}

/** What providers report of texts that they took. */
export function createTextReports({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    /** @returns whether all texts are known: a report can come before the answer to what was handed over */
    async note(gateway: string, reports: readonly TextReport[], textId?: string): Promise<boolean> {
      if (reports.length === 0) return true
      const rows = furthest(reports).map((report) => ({
        provider_id: report.providerId,
        state: report.state,
        code: report.code.slice(0, codeMax),
        detail: report.detail,
        parts: report.parts === null ? null : Math.min(report.parts, partsMax),
        cost_paise: report.costPaise,
      }))
      const reported = sql<(typeof rows)[number]>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as reported (provider_id text, state text, code text, detail text, parts integer, cost_paise integer)`
      // A text that was found by its own address needs no id of the provider.
      const isIt = textId
        ? sql<boolean>`text.u_id = ${textId}`
        : sql<boolean>`text.provider_id = reported.provider_id and text.gateway = ${gateway}`
      const { rows: found } = await sql<{ known: number }>`
        with known as (
          select text.u_id, reported.* from ${reported} join text_message text on ${isIt}
        ), noted as (
          update text_message text set
            state = known.state,
            code = known.code,
            detail = known.detail,
            parts = coalesce(known.parts, text.parts),
            cost_paise = coalesce(known.cost_paise, text.cost_paise),
            changed_at = ${clock.now()}
          from known
          where text.u_id = known.u_id
            and array_position(${order}::text[], text.state) < array_position(${order}::text[], known.state)
        )
        select count(*)::integer as known from known`.execute(db)
      return found[0]?.known === rows.length
    },
  }
}
export type TextReports = ReturnType<typeof createTextReports>
