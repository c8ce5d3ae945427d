import { pathTo } from '@newyou/contract/addresses'
import { adminPerson } from '../../demo/logins.ts'
import { oldPicture, wxrOf } from '../../server/testing/wordpress.ts'
import { expectNoneHere } from '../axe.ts'
import { logInAdmin, openScreen, pressWithOtp, showScreen } from '../back-office.ts'
import { expect, freshLetters, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'

test('a list of clients is imported, asked by a press, and a client says yes', async ({
  browser,
  outside,
  page,
}) => {
  test.setTimeout(180_000)
  const mobile = freshMobile()
  const office = await logInAdmin(browser, outside)
  await openScreen(office, '/imports')
  await office.getByRole('button', { name: 'New import' }).click()
  await office.getByLabel('File to import').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Patient name;Mobile no.;Remarks\nSmt. Vimala Rao;0${mobile};mornings\nNobody;;\n`),
  })
  await expect(office.getByRole('heading', { name: 'Clients: clients.csv' })).toBeVisible()
  await expect(office.getByText('Left out: Remarks')).toBeVisible()
  await office.getByRole('button', { name: 'Try the import' }).click()
  await expect(office.getByText('There is neither a mobile number nor an e-mail')).toBeVisible()
  await expectNoneHere(office, 'an import that was tried')
  await office.getByRole('button', { name: 'Import 1 line' }).click()
  const confirm = (title: string) =>
    office.getByRole('dialog', { name: title }).getByRole('button', { name: 'Confirm' })
  await pressWithOtp(office, outside, confirm('Import 1 line?'), adminPerson.mobile)
  await expect(office.getByText('Imported: 1 line')).toBeVisible()
  expect(await outside.items(mobile)).toEqual([])
  await office.getByRole('button', { name: 'Write to 1 client' }).click()
  await confirm('Write to 1 client?').click()
  await expect(office.getByText('The question is on its way to 1 client')).toBeVisible()

  await expect.poll(async () => (await outside.items(mobile)).length).toBe(1)
  const [message] = await outside.items(mobile)
  expect(message?.text).not.toContain('Vimala')
  const token = message?.text.match(/\/welcome\/([\w-]+)/)?.[1] ?? ''
  await open(page, pathTo('importedClient', { token }))
  await page.getByRole('textbox', { name: 'First name' }).fill('Kiran')
  await page.getByLabel(/^I accept the/).check()
  await expectNoneHere(page, 'the question to an imported client')
  await page.getByRole('button', { name: 'Yes, open my account' }).click()
  await expect(page.getByText(/another first name/)).toBeVisible()
  await page.getByRole('textbox', { name: 'First name' }).fill('vimala')
  await page.getByRole('button', { name: 'Yes, open my account' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your account is open' })).toBeVisible()
  await expect(page.getByRole('status').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('services, coupons and posts are imported: what waits, what is public, and where an old address leads', async ({
  browser,
  outside,
  page,
}) => {
  test.setTimeout(180_000)
  const healer = await ownHealer('meera-krishnan')
  const code = freshLetters().toUpperCase()
  const office = await logInAdmin(browser, outside)
  const confirm = (title: string) =>
    office.getByRole('dialog', { name: title }).getByRole('button', { name: 'Confirm' })
  /** Reads a file of a kind, chooses the healer where it has one, and tries it. */
  async function tryFile(kind: string, name: string, table: string, isOfHealer: boolean) {
    await office.getByRole('button', { name: 'New import' }).click()
    const dialog = office.getByRole('dialog', { name: 'New import' })
    await dialog.getByRole('combobox', { name: /^Kind/ }).click()
    await office.getByRole('option', { name: kind, exact: true }).click()
    await dialog
      .getByLabel('File to import')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(office.getByRole('heading', { name: `${kind}: ${name}` })).toBeVisible()
    if (isOfHealer) {
      await office.getByRole('combobox', { name: 'Healer' }).fill(healer.name)
      await office.getByRole('option', { name: healer.name }).click()
    }
    await office.getByRole('button', { name: 'Try the import' }).click()
    await expect(office.getByRole('button', { name: 'Import 1 line' })).toBeEnabled()
  }

  await openScreen(office, '/imports')
  await tryFile(
    'Services',
    'services.csv',
    'Service name;Duration;Retail price\nEvening rest;1h 15min;₹1,400\nShort rest;7 min;₹100\n',
    true,
  )
  await expect(office.getByText(/Please enter at least 15 minutes/)).toBeVisible()
  await expectNoneHere(office, 'an import of services that was tried')
  await office.getByRole('button', { name: 'Import 1 line' }).click()
  await pressWithOtp(office, outside, confirm('Import 1 line?'), adminPerson.mobile)
  await expect(office.getByText('Imported: 1 line')).toBeVisible()

  await office.goBack()
  await tryFile('Coupons', `${code}.csv`, `Code,Discount,Valid till\n${code},15%,31/12/2099\n`, false)
  await expect(office.getByText(/waits until another colleague has approved it/)).toBeVisible()
  await office.getByRole('button', { name: 'Import 1 line' }).click()
  await confirm('Import 1 line?').click()
  await expect(office.getByText('Imported: 1 line')).toBeVisible()
  await office.goBack()
  await expect(office.getByRole('button', { name: 'New import' })).toBeVisible()
  await showScreen(office, '/approvals')
  await expect(office.getByRole('article', { name: code })).toBeVisible()

  await open(page, healer.path)
  await expect(page.getByRole('main')).toContainText('Evening rest')

  await showScreen(office, '/imports')
  await office.getByText(`${code}.csv`).click()
  await office.getByRole('button', { name: 'Undo the import' }).click()
  await confirm('Undo the whole import?').click()
  await expect(office.getByText('Removed again: 1 line')).toBeVisible()

  await office.goBack()
  const old = { title: `Slow mornings ${code}`, path: `/2019/05/slow-${code.toLowerCase()}/` }
  await office.getByRole('button', { name: 'New import' }).click()
  const dialog = office.getByRole('dialog', { name: 'New import' })
  await dialog.getByRole('combobox', { name: /^Kind/ }).click()
  await office.getByRole('option', { name: 'Articles of WordPress', exact: true }).click()
  const posts = wxrOf({
    url: outside.url,
    posts: [
      {
        ...{ title: old.title, link: outside.url + old.path },
        content: `Tea first.\n\n[su_note]Then the window.[/su_note]<img src="${oldPicture(outside.url, code)}" alt="A window">`,
      },
    ],
  })
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'posts.xml', mimeType: 'text/xml', buffer: Buffer.from(posts) })
  await expect(office.getByText('Left out: [su_note]')).toBeVisible()
  const importing = office.getByRole('button', { name: 'Import 1 post' })
  await expect(importing).toBeEnabled({ timeout: 60_000 })
  await expectNoneHere(office, 'an import of posts with their pictures')
  await importing.click()
  await confirm('Import 1 post?').click()
  await expect(office.getByText('Imported: 1 post')).toBeVisible()
  await open(page, old.path)
  await expect(page.getByRole('heading', { name: old.title })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A window' })).toBeVisible()
  expect(new URL(page.url()).pathname).toContain('/blog/')
})
