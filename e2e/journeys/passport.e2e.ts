import { readFile } from 'node:fs/promises'
import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, freshMobile, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, logInHealer } from '../people.ts'

test('a client takes their record along, and a healer reads it and sees when it was changed', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('savita-jadhav')
  const mobile = freshMobile()
  await becomeClient(page, outside, mobile)
  await bookAndPay(page, healer.path)

  await open(page, '/privacy-centre')
  await page.getByRole('link', { name: 'Health passport: take my record along' }).click()
  await expectNoneHere(page, 'the choice of a health passport')
  await page.getByRole('checkbox', { name: 'Sessions: when, with whom, how they ended' }).check()
  const before = await outside.count(mobile)
  await page.getByRole('button', { name: 'Download health passport' }).click()
  const download = page.waitForEvent('download')
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile, before))
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^health-passport-\d{4}-\d\d-\d\d\.html$/)
  const text = await readFile(await saved.path(), 'utf8')
  await expect(page.getByText('Your health passport was downloaded.', { exact: false })).toBeVisible()

  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, '/practice/clients')
  await practice.getByRole('link', { name: 'Read a health passport' }).click()
  const choose = (content: string) =>
    practice.getByLabel('Choose file').setInputFiles({
      ...{ name: 'health-passport.html', mimeType: 'text/html', buffer: Buffer.from(content) },
    })
  await choose(text)
  await expect(practice.getByText('Signed by this site, and not changed since')).toBeVisible()
  await expect(practice.getByRole('heading', { name: /^Record of / })).toBeVisible()
  await expect(practice.getByText(/· booked$/)).toBeVisible()
  await expectNoneHere(practice, 'a health passport as a healer reads it')

  await choose(text.replace(' · ', ' - '))
  await expect(
    practice.getByText('This file was changed after it was signed', { exact: false }),
  ).toBeVisible()
  await expect(practice.getByRole('heading', { name: /^Record of / })).toBeHidden()
})
