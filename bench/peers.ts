// The peers that our calls and pages are measured against: a bare Fastify with one prepared query, and with a
// constant page. A process of its own, told by its parent which database to use.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify()
const pages = new Map<string, string>()

/** Always the same words, as many bytes as asked for. */
function constantPage(bytes: string) {
  const page =
    pages.get(bytes) ??
    `<!doctype html><html lang="en"><title>constant</title><main>${'x'.repeat(Number(bytes) - 60)}</main></html>`
  pages.set(bytes, page)
  return page
}

app.get('/healers', async (_request, reply) => {
  const { rows } = await pool.query({
    name: 'bare-list',
    text: `select u_id, full_name, title, city, gender, main_category, categories, languages, topics, proof, price_paise,
             image, next_free_at, count(*) over () as total
           from healer where state = 'verified' order by next_free_at, u_id limit 8`,
  })
  return reply.send({ data: rows, total: Number(rows[0]?.total ?? 0), page: 1, items_per_page: 8 })
})
app.get<{ Params: { bytes: string } }>('/page/:bytes', async ({ params }, reply) =>
  reply.type('text/html; charset=utf-8').send(constantPage(params.bytes)),
)

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('listening')
