import { changed, type Resource, written } from '@newyou/contract/administration/back-office/resource'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'
import { FakeServer } from './fake-server.ts'
import { goTo, openOffice } from './office.tsx'
import { ways } from './ways.ts'

let server: FakeServer
type Fields = ReturnType<typeof written>

async function typeInto(form: Locator, fields: Fields, turn: number) {
  for (const [, field] of fields) {
    const way = ways[field.kind]
    await way.enter(form, field, way.entry(field, turn))
  }
}

/** Typed values, as they must be sent. */
const meant = (fields: Fields, turn: number) =>
  Object.fromEntries(
    fields.map(([name, field]) => {
      const way = ways[field.kind]
      return [name, way.means(field, way.entry(field, turn))]
    }),
  )

async function save(method: 'POST' | 'PATCH') {
  const before = server.sent
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => server.sent !== before && server.sent?.method).toBe(method)
  return server.sent?.body
}

/** The record is opened anew, and its form shows what was typed. */
async function expectKept(form: Locator, of: Resource, id: string, turn: number) {
  goTo(`/${of.name}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(of.label.many)
  goTo(`/${of.name}/${id}`)
  // The colon stands before the name of a record that is there.
  const title = new RegExp(`^${of.label.one}:`)
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(title)
  for (const [, field] of changed(of)) {
    const way = ways[field.kind]
    await way.expectShown(form, field, way.entry(field, turn))
  }
}

const idOf = (of: Resource) => [...(server.kept.get(of.name)?.keys() ?? [])][0] ?? ''

/** Types into each field of these resources, saves, and reads what was kept. */
export function testForms(resources: readonly Resource[]) {
  beforeEach(() => {
    server = new FakeServer()
    server.start()
  })
  afterEach(() => server.stop())

  for (const of of resources)
    test(`each field of ${of.label.many.toLowerCase()} is typed into, saved and read again`, async () => {
      if (of.canCreate) {
        const form = await openOffice(`/${of.name}/create`)
        await typeInto(form, written(of), 0)
        expect(await save('POST')).toEqual(meant(written(of), 0))
        await expect.poll(() => idOf(of)).not.toBe('')
        // The form of the new record follows by itself; what is opened before it would give way to it.
        await expect.poll(() => location.pathname).toBe(`/admin/${of.name}/${idOf(of)}`)
        await expectKept(form, of, idOf(of), 0)
        await typeInto(form, changed(of), 1)
        expect(await save('PATCH')).toMatchObject({ ...meant(changed(of), 1), version: 1 })
        await expectKept(form, of, idOf(of), 1)
        return
      }
      const { u_id: id } = server.keep(of, meant(written(of), 0))
      const form = await openOffice(`/${of.name}/${id}`)
      await expectKept(form, of, id, 0)
      await typeInto(form, changed(of), 1)
      expect(await save('PATCH')).toMatchObject({ ...meant(changed(of), 1), version: 1 })
      await expectKept(form, of, id, 1)
    })
}
