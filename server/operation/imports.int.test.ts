import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, seconds } from '../platform/clock.ts'
import { someCourse, zipOf } from '../testing/course-folders.ts'
import { makeHealer } from '../testing/healers.ts'
import { smallPdf } from '../testing/small-pdf.ts'
import { useTestApp } from '../testing/test-app.ts'
import { oldPicture, wxrOf } from '../testing/wordpress.ts'

const app = useTestApp({ start: new Date() })
const clients = 1000
const kills = 20
let folder = ''
/** Looks and kills beside the app's own connections. */
let beside: pg.Client
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-imports-'))
  beside = new pg.Client({ connectionString: app().app.platform.pool.options.connectionString })
  await beside.connect()
})
afterAll(async () => {
  await beside?.end()
  await rm(folder, { recursive: true, force: true })
})

async function file(name: string) {
  const lines = Array.from({ length: clients }, (_, at) => `Asha Rao,${name}-${at}@example.com`)
  const at = path.join(folder, `${name}.csv`)
  await writeFile(at, ['Name,Email', ...lines].join('\n'))
  return { path: at, name: `${name}.csv` }
}

/** What there is of an import: people, what is known to undo them, and lines that say so. */
async function standing(name: string) {
  const { rows } = await beside.query<{
    people: number
    made: number
    added: number
    questions: number
    state: string | null
  }>(
    `with run as (select u_id, state from import_run where file_name = $1 || '.csv' order by created_at desc limit 1)
     select (select count(*)::int from person where state = 'imported' and email::text like $1 || '-%') as people,
       (select count(*)::int from import_made where run_id = (select u_id from run)) as made,
       (select count(*)::int from import_line where run_id = (select u_id from run) and outcome = 'added') as added,
       (select count(*)::int from imported_client where run_id = (select u_id from run)) as questions,
       (select state from run) as state`,
    [name],
  )
  if (!rows[0]) throw new Error('nothing was counted')
  return rows[0]
}
const nothing = { people: 0, made: 0, added: 0, questions: 0 }
const everything = { people: clients, made: clients, added: clients, questions: clients }

/** Ends every connection that works in a transaction. */
const killTransactions = () =>
  beside.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`)

test('an import whose connection is killed at twenty random moments was done whole or not at all, and so was its undoing', async () => {
  const { imports } = app().app.modules
  const given = await file('cut')
  const began = performance.now()
  const whole = await imports.fromFile('clients', await file('whole'), { isDryRun: false })
  const takes = performance.now() - began
  expect(whole.found.counts).toMatchObject({ added: clients })
  let broken = 0
  for (let turn = 0; turn < kills; turn += 1) {
    // Each run has a moment of its own, by which the latest is found.
    app().clock.advance(seconds(1))
    const before = await standing('cut')
    const isUndone = before.state === 'applied'
    const { rows } = await beside.query<{ u_id: string }>(
      `select u_id from import_run where file_name = 'cut.csv' and state = 'applied'`,
    )
    const deed = isUndone
      ? imports.undo(rows[0]?.u_id ?? '')
      : imports.fromFile('clients', given, { isDryRun: false })
    // Undoing is quicker than reading, trying and doing.
    const ended = deed.then(
      () => true,
      () => false,
    )
    await wait(Math.random() * (isUndone ? takes / 3 : takes))
    await killTransactions()
    if (!(await ended)) broken += 1
    const { state, ...now } = await standing('cut')
    expect(['columns', 'checked', 'applied', 'undone', null]).toContain(state)
    if (state === 'applied') expect(now).toEqual(everything)
    else expect(now).toMatchObject({ people: 0, added: 0, questions: 0 })
  }
  expect(broken).toBeGreaterThan(0)
}, 180_000)

test('the command that is killed leaves nothing of an import, or all of it', async () => {
  const given = await file('killed')
  const command = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../ops.ts'), 'import', '--kind', 'clients', '--file', given.path],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        PUBLIC_URL: 'http://localhost:3000',
        DATABASE_URL: app().app.platform.pool.options.connectionString ?? '',
        DATA_FOLDER: folder,
        RAZORPAY_API_URL: app().sandbox.url,
      },
    },
  )
  const ended = new Promise((resolve) => command.once('exit', resolve))
  await expect
    .poll(async () => (await standing('killed')).state, { timeout: 90_000, interval: 5 })
    .not.toBeNull()
  await wait(Math.random() * 300)
  command.kill('SIGKILL')
  await ended
  const { state, ...left } = await standing('killed')
  expect(left).toEqual(state === 'applied' ? everything : nothing)
}, 120_000)

test('posts whose connection is killed while their pictures come, or after, are there as a whole or not at all', async () => {
  const { imports } = app().app.modules
  const posts = Array.from({ length: 8 }, (_, at) => ({
    ...{
      id: 500 + at,
      title: `Cut post ${at}`,
      content: `a<img src="${oldPicture(app().sandbox.url, `cut-${at}`)}">`,
    },
  }))
  const given = { path: path.join(folder, 'posts.xml'), name: 'posts.xml' }
  await writeFile(given.path, wxrOf({ url: app().sandbox.url, posts }))
  const there = async () => {
    const { rows } = await beside.query<{ articles: number; shown: number; led: number }>(
      `select count(*)::int as articles, (select count(*)::int from text_picture where resource = 'articles') as shown,
         (select count(*)::int from article_old_address) as led
       from article where title like 'Cut post %'`,
    )
    return rows[0]
  }
  let [done, broken] = [0, 0]
  for (let turn = 0; turn < 8; turn += 1) {
    app().clock.advance(minutes(3))
    const ended = imports.fromFile('articles', given, { isDryRun: false }).then(
      () => true,
      () => false,
    )
    await wait(Math.random() * 1500)
    await killTransactions()
    if (!(await ended)) broken += 1
    const now = await there()
    if (now?.articles) {
      done += 1
      expect(now).toEqual({ articles: 8, shown: 8, led: 16 })
      const { rows } = await beside.query<{ u_id: string }>(
        `select u_id from import_run where file_name = 'posts.xml' and state = 'applied'`,
      )
      await imports.undo(rows[0]?.u_id ?? '')
    }
    expect(await there()).toEqual({ articles: 0, shown: 0, led: 0 })
  }
  expect(done + broken).toBeGreaterThan(0)
}, 120_000)

test('a course whose connection is killed at random moments is there as a whole or not at all', async () => {
  const { imports } = app().app.modules
  const { full_name: healer } = await makeHealer(app(), { full_name: 'Cut Healer' })
  const lessons = Array.from({ length: 40 }, (_, at) =>
    at % 10 === 0 ? { title: `Sheet ${at}`, file: `${at}.pdf` } : { title: `Lesson ${at}`, text: 'Words' },
  )
  const manifest = someCourse({ title: 'Cut course', healer, sections: [{ title: 'One', lessons }] })
  const sheets = Object.fromEntries([0, 10, 20, 30].map((at) => [`${at}.pdf`, smallPdf()]))
  const given = { path: path.join(folder, 'course.zip'), name: 'course.zip' }
  await writeFile(given.path, zipOf({ 'course.json': manifest, ...sheets }))
  const there = async () => {
    const { rows } = await beside.query<{ courses: number; lessons: number; used: number }>(
      `select count(*)::int as courses,
         (select count(*)::int from course_content l join course c on c.u_id = l.course_id where c.title = 'Cut course') as lessons,
         (select count(*)::int from media_file where kind = 'pdf' and state = 'used') as used
       from course where title = 'Cut course'`,
    )
    return rows[0]
  }
  let [done, broken] = [0, 0]
  for (let turn = 0; turn < 8; turn += 1) {
    app().clock.advance(seconds(1))
    const ended = imports.fromFile('courses', given, { isDryRun: false }).then(
      () => true,
      () => false,
    )
    await wait(Math.random() * 800)
    await killTransactions()
    if (!(await ended)) broken += 1
    const now = await there()
    if (now?.courses) {
      done += 1
      expect(now).toEqual({ courses: 1, lessons: 40, used: 4 })
      const { rows } = await beside.query<{ u_id: string }>(
        `select u_id from import_run where file_name = 'course.zip' and state = 'applied'`,
      )
      await imports.undo(rows[0]?.u_id ?? '')
    }
    expect(await there()).toEqual({ courses: 0, lessons: 0, used: 0 })
  }
  expect(done + broken).toBeGreaterThan(0)
}, 120_000)
