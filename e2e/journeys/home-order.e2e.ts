import { expectNoneHere } from '../axe.ts'
import { logInAdmin, openScreen } from '../back-office.ts'
import { expect, open, test } from '../fixtures.ts'

test('an editor puts the sections of the home page in another order, by button, by keyboard and by drag', async ({
  page,
  browser,
  outside,
}) => {
  const office = await logInAdmin(browser, outside)
  await openScreen(office, '/home-modules')
  const list = office.getByRole('list', { name: 'Home page' })
  const names = () => list.getByRole('link').allTextContents()
  await expect(list.getByRole('link', { name: 'Prices', exact: true })).toBeVisible()
  const before = await names()
  const place = before.indexOf('Prices')
  const saved = async (work: () => Promise<unknown>) => {
    const answer = office.waitForResponse((response) => response.url().endsWith('/home-modules/order'))
    await work()
    expect((await answer).ok()).toBe(true)
  }
  const moved = (to: number) => {
    const others = before.filter((name) => name !== 'Prices')
    return others.toSpliced(to, 0, 'Prices')
  }

  await saved(() => office.getByRole('button', { name: 'Move Prices up' }).click())
  await expect.poll(names).toEqual(moved(place - 1))
  await expectNoneHere(office, 'the order of the home page')

  const handle = office.getByRole('button', { name: 'Drag Prices' })
  await handle.focus()
  await handle.press('Space')
  const said = (words: string) => expect(office.getByRole('status').filter({ hasText: words })).toBeAttached()
  await said(`Prices, position ${place} of ${before.length}`)
  await handle.press('ArrowUp')
  await said(`Prices, position ${place - 1} of ${before.length}`)
  await saved(() => handle.press('Space'))
  await expect.poll(names).toEqual(moved(place - 2))
  await openScreen(office, '/home-modules')
  await expect.poll(names).toEqual(moved(place - 2))

  await open(page, '/')
  const above = before[place - 2] ?? ''
  expect(above).toBe('Next available sessions')
  const top = async (heading: string) =>
    (await page.getByRole('heading', { name: heading }).boundingBox())?.y ?? 0
  expect(await top('Clear prices')).toBeLessThan(await top('Next available sessions'))

  // Back again, with the mouse.
  const from = await handle.boundingBox()
  const to = await office.getByRole('button', { name: `Drag ${before[place - 1]}` }).boundingBox()
  if (!from || !to) throw new Error('the rows are not there')
  await office.mouse.move(from.x + 10, from.y + 10)
  await office.mouse.down()
  await office.mouse.move(from.x + 10, (from.y + to.y) / 2, { steps: 4 })
  await saved(async () => {
    await office.mouse.move(to.x + 10, to.y + 14, { steps: 8 })
    await office.mouse.up()
  })
  await expect.poll(names).toEqual(before)
  await office.context().close()
})
