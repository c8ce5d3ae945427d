import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { addDays, dayOf } from '../../web/ui/format.ts'
import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { becomeClient, logInHealer } from '../people.ts'

const passphrase = 'five words that nobody guesses'

test('a healer who leaves asks a client, who says yes, and takes along a file that any browser opens', async ({
  page,
  browser,
  outside,
}) => {
  const healer = await ownHealer('savita-jadhav')
  await becomeClient(page, outside)
  await bookAndPay(page, healer.path)

  const practice = await logInHealer(browser, outside, healer.mobile)
  await open(practice, '/practice/leaving')
  await practice.getByLabel('My last day here').fill(addDays(dayOf(Date.now()), 30))
  await practice.getByRole('button', { name: 'Set my last day' }).click()
  await practice.getByRole('button', { name: 'Ask one client' }).click()
  await expect(practice.getByText('Every client was asked.')).toBeVisible()
  await expect(practice.getByText('As soon as a client says yes, you can make the file.')).toBeVisible()
  await expectNoneHere(practice, 'a healer who leaves')

  await open(page, '/dashboard/leaving-records')
  const question = page.getByRole('region', { name: /leaves$/ })
  await expect(question.getByText('Not answered: a no')).toBeVisible()
  await question.getByRole('button', { name: 'Yes, it may go along' }).click()
  await expect(question.getByText(/^You said yes/)).toBeVisible()
  await expectNoneHere(page, 'the question about a record')

  await practice.getByRole('link', { name: 'My clients', exact: true }).click()
  await practice.getByRole('link', { name: 'I am leaving' }).click()
  const form = practice.getByRole('form', { name: 'Make the file' })
  await form.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await form.getByLabel('Passphrase again').fill(passphrase)
  const before = await outside.count(healer.mobile)
  await form.getByRole('button', { name: 'Make the file' }).click()
  await practice.getByLabel('OTP', { exact: true }).fill(await outside.otp(healer.mobile, before))
  await expect(practice.getByText('The record of one client is ready', { exact: false })).toBeVisible({
    timeout: 60_000,
  })
  const downloading = practice.waitForEvent('download')
  await practice.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  await expect(practice.getByText('Handed over: 1')).toBeVisible()

  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-leaving-'))
  try {
    const outer = unzipSync(await readFile(await file.path()))
    for (const [name, bytes] of Object.entries(outer)) await writeFile(path.join(folder, name), bytes)
    await page.goto(pathToFileURL(path.join(folder, 'open.html')).href)
    await page.getByLabel('File records.sealed').setInputFiles(path.join(folder, 'records.sealed'))
    await page.getByLabel('Passphrase').fill('five words that nobody knows')
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(
      page.getByText('The passphrase is not the right one, or the file was changed.'),
    ).toBeVisible()
    await page.getByLabel('Passphrase').fill(passphrase)
    const opening = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Open' }).click()
    const opened = unzipSync(await readFile(await (await opening).path()))
    expect(Object.keys(opened)).toContain('clients/1.html')
    expect(Buffer.from(opened['records.jsonl'] ?? []).toString()).toContain('"kind":"session"')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
