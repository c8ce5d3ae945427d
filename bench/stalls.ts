import { randomUUID } from 'node:crypto'
import { openDatabase } from '../server/platform/database/database.ts'
import { smallPdf } from '../server/testing/small-pdf.ts'
import { type Client, makeClients, post } from './clients.ts'
import { signInStaff } from './signed-in.ts'
import type { MeasuredSite, Size } from './site.ts'

const megabyte = 1024 * 1024
/** Fewer forms than one client may send in an hour. */
const sizes = {
  full: { forms: 4, pdfs: 3, pdfBytes: 8 * megabyte - 1024, brochures: 20, rows: 10_000, rich: 95_000 },
  smallest: { forms: 1, pdfs: 1, pdfBytes: 20_000, brochures: 1, rows: 10, rich: 900 },
}

const headersOf = ({ token, csrf }: Client) => ({
  authorization: `Bearer ${token}`,
  'x-csrf-token': csrf,
  cookie: `csrf=${csrf}`,
})

async function requireOk(what: string, answer: Response) {
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Asks for next to nothing, again and again, until it is stopped; resolves with the longest wait in milliseconds. */
function lightCalls(siteUrl: string) {
  let isOver = false
  let longest = 0
  let count = 0
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now()
      await requireOk('a light call', await fetch(`${siteUrl}/api/token`)).then((answer) => answer.text())
      longest = Math.max(longest, performance.now() - began)
      count++
      // As visitors come, not as fast as it goes: that would itself be what is waited for.
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  // Where the work itself fails, that is what is said.
  asking.catch(() => undefined)
  return async () => {
    isOver = true
    await asking
    return { longest, count }
  }
}

/** The longest stall of the loop since this was asked before, in milliseconds, by the server's own figures. */
async function longestStall(siteUrl: string) {
  const figures = await (await fetch(`${siteUrl}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(figures)?.[1] ?? Number.NaN) * 1000
}

/** Each call that works long, with its largest allowed input, beside light calls: how long do these wait? */
export async function measure(site: MeasuredSite, size: Size) {
  const { siteUrl, databaseUrl } = site
  const { forms, pdfs, pdfBytes, brochures, rows, rich } = sizes[size]
  const { pool, close } = openDatabase(databaseUrl)
  try {
    const [client] = await makeClients(site, 1)
    if (!client) throw new Error('no client was made')
    const editor = await signInStaff(pool, 'editor')
    const { rows: healers } = await pool.query<{ u_id: string }>(
      `select u_id from healer where state = 'verified' order by u_id limit $1`,
      [brochures],
    )
    await pool.query(
      `insert into organization_manager (organization_id, person_id, granted_by, granted_at)
       select 'NEWYOU', $1, $1, now() on conflict do nothing`,
      [client.uId],
    )
    const pdf = new Blob([new Uint8Array(smallPdf(pdfBytes))], { type: 'application/pdf' })
    const ticket = () => {
      const form = new FormData()
      form.append('title', 'Files')
      form.append('description', 'As large as they may be')
      for (let number = 0; number < pdfs; number++) form.append('attachments', pdf, `${number}.pdf`)
      return fetch(`${siteUrl}/api/website/support`, {
        method: 'POST',
        headers: headersOf(client),
        body: form,
      })
    }
    const works: Record<string, () => Promise<void>> = {
      async 'nothing else'() {
        await new Promise((resolve) => setTimeout(resolve, size === 'full' ? 3000 : 10))
      },
      async 'forms with PDFs'() {
        for (let number = 0; number < forms; number++) await requireOk('a form', await ticket())
      },
      async 'a copy of all data'() {
        const api = `${siteUrl}/api/website/data-export`
        const asked = await post(api, {}, client)
        if (asked.status !== 201) throw new Error(`a copy was not begun: ${JSON.stringify(asked.body)}`)
        for (;;) {
          const { data } = await (await fetch(api, { headers: headersOf(client) })).json()
          if (data.state === 'ready') return
          await new Promise((resolve) => setTimeout(resolve, 200))
        }
      },
      async brochures() {
        await Promise.all(
          healers.map(async ({ u_id }) =>
            requireOk('a brochure', await fetch(`${siteUrl}/api/website/healer/${u_id}/brochure`)),
          ),
        )
      },
      async 'a table of addresses'() {
        const lines = Array.from({ length: rows }, () => `"A name","x","y",${randomUUID()}@example.com`)
        const form = new FormData()
        form.append('table', new Blob([lines.join('\n')], { type: 'text/csv' }), 'people.csv')
        await requireOk(
          'a table',
          await fetch(`${siteUrl}/api/website/managed-organization/NEWYOU/invitation-table`, {
            method: 'POST',
            headers: headersOf(client),
            body: form,
          }),
        )
      },
      async 'a long text of an article'() {
        const { rows: articles } = await pool.query<{ u_id: string; revision: number; body: string }>(
          'select u_id, revision, body from article where is_demo order by u_id limit 1',
        )
        const [article] = articles
        if (!article) throw new Error('There is no article')
        const save = async (version: number, body: string) => {
          const answer = await fetch(`${siteUrl}/api/staff/articles/${article.u_id}`, {
            method: 'PATCH',
            headers: { 'content-type': 'application/json', ...headersOf(editor) },
            body: JSON.stringify({ version, body }),
          })
          return (await (await requireOk('saving', answer)).json()).data.version as number
        }
        const part = '<p>Some words of a long article, as they are</p>'
        const version = await save(article.revision, part.repeat(rich / part.length))
        await save(version, article.body)
      },
    }
    for (const [name, work] of Object.entries(works)) {
      await longestStall(siteUrl)
      const end = lightCalls(siteUrl)
      const began = performance.now()
      await work()
      const took = performance.now() - began
      const { longest, count } = await end()
      const stall = await longestStall(siteUrl)
      if (count === 0) throw new Error('no light call was answered meanwhile')
      console.log(
        `  ${name}: ${took.toFixed(0)} ms; the loop stood still for ${stall.toFixed(0)} ms at most, the slowest of ${count} light calls took ${longest.toFixed(0)} ms`,
      )
    }
  } finally {
    await close()
  }
}
