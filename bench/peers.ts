// The peers that our calls and pages are measured against: a bare Fastify with one prepared query, and with a
// constant page, with files as they lie there; and a bare Socket.IO server. A process of its own, told by its parent which database to use.
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import pg from 'pg'
import { Server } from 'socket.io'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify({ bodyLimit: 16 * 1024 * 1024 })
const pages = new Map<string, string>()

/** Always the same words, as many bytes as asked for. */
function constantPage(bytes: string) {
  const page =
    pages.get(bytes) ??
    `<!doctype html><html lang="en"><title>constant</title><main>${'x'.repeat(Number(bytes) - 60)}</main></html>`
  pages.set(bytes, page)
  return page
}

// The answer of the list call, hand-written for one fixed query each: rows as an object, and the total.
const conditions = {
  all: `state = 'verified'`,
  filtered: `state = 'verified' and categories && '{health,family}' and languages && '{Hindi}' and price_paise <= 200000`,
  searched: `state = 'verified' and u_id in (select item_id from search_entry
    where kind = 'healer' and search @@ to_tsquery('simple', 'sleep:*'))`,
}
for (const [name, where] of Object.entries(conditions)) {
  const text = `select u_id, full_name, title, city, gender, main_category, categories, languages, topics, qualifications,
      price_paise, image, next_free_at, (select count(*) from healer where ${where}) as total
    from healer where ${where} order by next_free_at, u_id limit 8`
  app.get(`/healers/${name}`, async (_request, reply) => {
    const { rows } = await pool.query({ name, text })
    const total = Number(rows[0]?.total ?? 0)
    return reply.send({ data: rows.map(({ total: _, ...row }) => row), total, page: 1, items_per_page: 8 })
  })
}
const courseConditions = {
  all: `c.state = 'published'`,
  filtered: `c.state = 'published' and c.category = 'health' and c.language = 'English' and c.price_paise > 0`,
  searched: `c.state = 'published' and c.u_id in (select item_id from search_entry
    where kind = 'course' and search @@ to_tsquery('simple', 'sleep:*'))`,
}
for (const [name, where] of Object.entries(courseConditions)) {
  const text = `select c.u_id, c.title, c.summary, c.category, c.language, c.caption_languages, c.price_paise, c.image,
      c.lesson_count, c.seconds_total, c.review_count, c.star_sum, h.u_id as healer_u_id, h.full_name,
      h.title as healer_title, h.image as healer_image, (select count(*) from course c where ${where}) as total
    from course c join healer h on h.u_id = c.healer_id where ${where} order by c.published_at desc, c.u_id limit 12`
  app.get(`/courses/${name}`, async (_request, reply) => {
    const { rows } = await pool.query({ name: `courses-${name}`, text })
    const total = Number(rows[0]?.total ?? 0)
    return reply.send({ data: rows.map(({ total: _, ...row }) => row), total, page: 1, items_per_page: 12 })
  })
}
app.get<{ Params: { bytes: string } }>('/page/:bytes', async ({ params }, reply) =>
  reply.type('text/html; charset=utf-8').send(constantPage(params.bytes)),
)

// The films of the demo courses, to any caller.
await app.register(fastifyStatic, {
  root: path.join(import.meta.dirname, '../demo/media/courses'),
  prefix: '/films/',
})

// Every caller is who they say they are, with a room of their own; the events of the call go out at once, and
// what one says to its room is passed on.
const io = new Server(app.server, { serveClient: false })
io.on('connection', (socket) => {
  const room = String(socket.handshake.auth.token)
  void socket.join(room)
  socket.on('relay', (message) => socket.to(room).emit('relayed', message))
})
app.post<{ Body: { room: string; event: string; message: object }[] }>('/emit', async ({ body }) => {
  for (const { room, event, message } of body) io.to(room).emit(event, message)
  return {}
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
// Alone it would run for ever.
process.once('disconnect', () => process.exit())
process.send?.('listening')
