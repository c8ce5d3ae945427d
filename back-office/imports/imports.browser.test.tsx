import type { ImportDetails, ImportLine } from '@newyou/contract/administration/imports/imports'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { choice, FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const id = '01900000-0000-7000-8000-000000000001'
const none = { ready: 0, exists: 0, problem: 0, added: 0, removed: 0, kept: 0 }
const read: ImportDetails = {
  u_id: id,
  kind: 'clients',
  file_name: 'clients.csv',
  state: 'columns',
  lines: 3,
  made_by: 'Farida Shaikh',
  created_at: '2026-11-21T06:00:00.000Z',
  applied_at: null,
  undone_at: null,
  headings: ['Name', 'Tel', 'Remarks'],
  columns: { name: 0 },
  healer: null,
  examples: [['Asha Rao', '98123 45678', 'likes mornings']],
  counts: none,
  undo_until: null,
  pictures: { waiting: 0, kept: 0, refused: 0 },
  clients: { to_ask: 0, asked: 0, yes: 0, no: 0 },
}
const tried: ImportDetails = {
  ...read,
  state: 'checked',
  columns: { name: 0, mobile: 1 },
  counts: { ...none, ready: 2, problem: 1 },
}
const done: ImportDetails = {
  ...tried,
  state: 'applied',
  applied_at: '2026-11-21T06:01:00.000Z',
  undo_until: '2026-11-28T06:01:00.000Z',
  counts: { ...none, added: 2, problem: 1 },
  clients: { to_ask: 2, asked: 0, yes: 0, no: 0 },
}
const line: ImportLine = { line: 4, words: 'Nobody', outcome: 'problem', problems: ['There is no number'] }

let server: FakeServer
const at = `GET /api/staff/imports/${id}`
beforeEach(() => {
  server = new FakeServer()
  server.start()
  server.answers.set('GET /api/staff/imports', [read])
  server.answers.set(at, read)
  server.answers.set(`${at}/lines`, [line])
})
afterEach(() => server.stop())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const confirm = (title: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Confirm', exact: true }).click()

test('a file is chosen and read, and a refusal is said', async () => {
  await openOffice('/imports')
  await expect.element(page.getByText('Columns to choose')).toBeVisible()
  await button('New import').click()
  const file = page.getByLabelText('File to import')
  await file.upload(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.csv'))
  await expect.element(page.getByText('This file is larger than 5 MB')).toBeVisible()
  server.answers.set('POST /api/staff/imports', read)
  await file.upload(new File(['Name,Tel\nAsha Rao,98123 45678'], 'clients.csv'))
  await expect.element(page.getByRole('heading', { name: 'Clients: clients.csv' })).toBeVisible()
  expect(server.sent).toMatchObject({ path: '/api/staff/imports', body: { kind: 'clients' } })
})

test('an empty table has the headings of the kind, and what follows from it is said', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  try {
    await openOffice('/imports')
    await button('New import').click()
    await page.getByRole('combobox', { name: /^Kind/ }).click()
    await page.getByRole('option', { name: 'Working hours' }).click()
    await expect.element(page.getByText(/Hours that the healer has already stay/)).toBeVisible()
    await button('Download an empty table (CSV)').click()
    const [table] = made.mock.calls[0] ?? []
    expect(table instanceof Blob && (await table.text())).toBe(
      '"Day of the week","From","To","From and to in one column","Place"\r\n',
    )
  } finally {
    vi.restoreAllMocks()
  }
})

test('columns are chosen with an example beside them, what is left out is named, and it is tried', async () => {
  await openOffice(`/imports/${id}/show`)
  await expect.element(page.getByText('Left out: Tel, Remarks')).toBeVisible()
  await expect.element(page.getByText('Such as Asha Rao')).toBeVisible()
  await page.getByRole('combobox', { name: /^Mobile number/ }).click()
  await page.getByRole('option', { name: 'Tel' }).click()
  await expect.element(page.getByText('Left out: Remarks')).toBeVisible()
  server.answers.set(`PUT /api/staff/imports/${id}/columns`, tried)
  server.answers.set(at, tried)
  await button('Try the import').click()
  await expect.element(button('Import 2 lines')).toBeEnabled()
  expect(server.sent).toMatchObject({ body: { columns: { name: 0, mobile: 1 } } })
  await expect.element(page.getByText('Line 4: Nobody')).toBeVisible()
  await expect.element(page.getByText('There is no number')).toBeVisible()
})

test('sessions belong to a healer, who is chosen', async () => {
  server.answers.set(at, { ...read, kind: 'sessions' })
  server.answers.set('GET /api/staff/options/healers', [choice])
  await openOffice(`/imports/${id}/show`)
  await page.getByRole('combobox', { name: 'Healer' }).fill('Asha')
  await page.getByRole('option', { name: choice.name }).click()
  server.answers.set(`PUT /api/staff/imports/${id}/columns`, tried)
  await button('Try the import').click()
  await expect.poll(() => server.sent).toMatchObject({ body: { healer_u_id: choice.u_id } })
})

test.each([
  ['services', 'Whose services the file has', /on the healer’s page/],
  ['hours', 'Whose working hours the file has', /can be booked/],
] as const)('%s belong to a healer, and what follows is said', async (kind, hint, note) => {
  server.answers.set(at, { ...read, kind })
  await openOffice(`/imports/${id}/show`)
  await expect.element(page.getByText(hint)).toBeVisible()
  await expect.element(page.getByText(note)).toBeVisible()
})

test('balances say that another administrator imports them', async () => {
  server.answers.set(at, { ...tried, kind: 'balances' })
  await openOffice(`/imports/${id}/show`)
  await expect.element(page.getByText(/Another administrator than who read the file/)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: /^Balance in rupees/ })).toBeVisible()
})

test('coupons belong to nobody, and wait for another colleague', async () => {
  server.answers.set(at, { ...read, kind: 'coupons' })
  await openOffice(`/imports/${id}/show`)
  await expect.element(page.getByText(/waits until another colleague has approved it/)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: /^Code/ })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Healer' })).not.toBeInTheDocument()
})

test('it is done after a question, and the clients are asked only by a press of their own', async () => {
  server.answers.set(at, tried)
  await openOffice(`/imports/${id}/show`)
  await button('Import 2 lines').click()
  server.answers.set(`POST /api/staff/imports/${id}/apply`, done)
  server.answers.set(at, done)
  await confirm('Import 2 lines?')
  await expect.element(page.getByText('Imported: 2 lines')).toBeVisible()
  await button('Write to 2 clients').click()
  server.answers.set(`POST /api/staff/imports/${id}/question`, { asked: 2 })
  server.answers.set(at, { ...done, clients: { to_ask: 0, asked: 2, yes: 0, no: 0 } })
  await confirm('Write to 2 clients?')
  await expect.element(page.getByText('The question is on its way to 2 clients')).toBeVisible()
  await expect.element(button('Write to 2 clients')).not.toBeInTheDocument()
})

test('it is undone after a question, and says what was kept', async () => {
  server.answers.set(at, done)
  await openOffice(`/imports/${id}/show`)
  await button('Undo the import').click()
  const undone = {
    ...done,
    state: 'undone' as const,
    undo_until: null,
    counts: { ...none, removed: 1, kept: 1 },
  }
  server.answers.set(`POST /api/staff/imports/${id}/undo`, undone)
  server.answers.set(at, undone)
  await confirm('Undo the whole import?')
  await expect.element(page.getByText('Removed again: 1 line, kept: 1')).toBeVisible()
  await expect.element(button('Undo the import')).not.toBeInTheDocument()
})

test('what was only tried is thrown away after a question', async () => {
  server.answers.set(at, tried)
  await openOffice(`/imports/${id}/show`)
  await button('Throw away').click()
  server.answers.set(`DELETE /api/staff/imports/${id}`, { u_id: id })
  await confirm('Throw this import away?')
  await expect.element(button('New import')).toBeVisible()
})

test('posts of WordPress need no columns; they wait for their pictures, and can be tried again', async () => {
  const posts: ImportDetails = {
    ...{ ...tried, kind: 'articles', file_name: 'posts.xml', lines: 3 },
    pictures: { waiting: 3, kept: 1, refused: 0 },
  }
  const notes = ['Left out: [su_button]']
  server.answers.set('POST /api/staff/imports', posts)
  server.answers.set(at, posts)
  server.answers.set(`${at}/lines`, [{ line: 1, words: 'Rest', outcome: 'ready', problems: notes }])
  await openOffice('/imports')
  await button('New import').click()
  await page.getByRole('combobox', { name: /^Kind/ }).click()
  await page.getByRole('option', { name: 'Articles of WordPress' }).click()
  await expect.element(page.getByText(/^The XML file that WordPress makes .* up to 50 MB/)).toBeVisible()
  await expect.element(button('Download an empty table (CSV)')).not.toBeInTheDocument()
  await page.getByLabelText('File to import').upload(new File(['<rss/>'], 'posts.xml'))
  await expect.element(page.getByText(/^1 picture of 4 fetched/)).toBeVisible()
  await expect.element(button('Import 2 posts')).toBeDisabled()
  await expect.element(page.getByText('Post 1: Rest', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Left out: [su_button]', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Columns' })).not.toBeInTheDocument()

  // What has come meanwhile is shown by itself.
  server.answers.set(at, { ...posts, pictures: { waiting: 0, kept: 3, refused: 1 } })
  await expect.element(button('Import 2 posts'), { timeout: 8000 }).toBeEnabled()
  server.answers.set(`PUT /api/staff/imports/${id}/columns`, posts)
  await button('Try again').click()
  await expect.element(page.getByText('Tried again')).toBeVisible()
  expect(server.sent).toMatchObject({ path: `/api/staff/imports/${id}/columns`, body: { healer_u_id: null } })
})

test('a course comes as a packed folder, of which there is an example', async () => {
  const course: ImportDetails = { ...tried, kind: 'courses', file_name: 'course.zip' }
  server.answers.set('POST /api/staff/imports', course)
  server.answers.set(at, course)
  server.answers.set('GET /api/staff/imports/example', { zip: btoa('a folder') })
  const missing = { words: 'Lesson: One', outcome: 'problem', problems: ['“1.mp4” is not in the folder'] }
  server.answers.set(`${at}/lines`, [{ line: 3, ...missing }])
  const made = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  try {
    await openOffice('/imports')
    await button('New import').click()
    await page.getByRole('combobox', { name: /^Kind/ }).click()
    await page.getByRole('option', { name: 'Courses', exact: true }).click()
    await expect
      .element(page.getByText(/up to 100 MB and 500 files\. Reading it changes nothing/))
      .toBeVisible()
    await button('Download an example (ZIP)').click()
    await expect.poll(() => made.mock.calls).toHaveLength(1)
    const [folder] = made.mock.calls[0] ?? []
    expect(folder instanceof Blob && (await folder.text())).toBe('a folder')
  } finally {
    vi.restoreAllMocks()
  }
  await page.getByLabelText('File to import').upload(new File(['PK'], 'course.zip'))
  await expect.element(page.getByRole('heading', { name: 'Courses: course.zip' })).toBeVisible()
  await expect.element(page.getByText(/comes as a draft/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Parts', exact: true })).toBeVisible()
  await expect.element(page.getByText('Part 3: Lesson: One', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/each part is looked at anew/)).toBeVisible()
  await expect.element(button('Import 2 parts')).toBeEnabled()
})
