import type { Page } from '@playwright/test'
import { expectNoneHere } from '../axe.ts'
import { bookAndPay } from '../booking.ts'
import { expect, freshMobile, type Outside, open, test } from '../fixtures.ts'
import { ownHealer } from '../healers.ts'
import { chooseTime, register } from '../people.ts'
import { asksForConsent } from '../signed-consents.ts'

const born = `${new Date().getFullYear() - 16}-01-01`

/** The path of the newest link that a guardian was sent, once it is another than before. */
async function linkTo(outside: Outside, contact: string, before = ''): Promise<string> {
  let path = ''
  await expect
    .poll(
      async () => {
        const [newest] = await outside.items(contact)
        path = newest?.text.match(/(?:\/hi)?\/guardian\/[\w-]+/)?.[0] ?? ''
        return path
      },
      { message: `a link for ${contact}` },
    )
    .not.toBe(before)
  return path
}

/** Registers at 16 with a guardian, by the form. */
async function registerYoung(page: Page, outside: Outside) {
  const guardian = `guardian-${freshMobile()}@example.com`
  await open(page, '/register')
  const fields = page.waitForRequest(/guardian-of-young/)
  await page.getByLabel('Date of birth').focus()
  await fields
  await register(page, outside, freshMobile(), {
    born,
    ending: 'later',
    async about() {
      await page.getByRole('button', { name: 'Send OTP to my mobile' }).click()
      await expect(page.getByText('This field is required')).toHaveCount(3)
      await page.getByLabel('Guardian’s name').fill('Sunita Kulkarni')
      await page.getByLabel('Mother').check()
      await page.getByLabel('Guardian’s e-mail or mobile number').fill(guardian)
    },
  })
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible()
  return guardian
}

async function decide(page: Page, name = 'Sunita Kulkarni') {
  await page.getByLabel('Your full name').fill(name)
  await page.getByLabel(/^I am 18 or older/).check()
}

test('a client of 16 books after the guardian has consented, and no more after the consent is withdrawn', async ({
  page,
  browser,
  outside,
}) => {
  const guardian = await registerYoung(page, outside)
  const healer = await ownHealer('meera-krishnan')
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Your guardian’s consent is needed' })).toBeVisible()
  const picker = await chooseTime(page, healer.path, 'next')
  await picker.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(page.getByText('Your guardian has not consented yet.')).toBeVisible()

  const link = await linkTo(outside, guardian)
  const door = await (await browser.newContext()).newPage()
  await open(door, link)
  await expect(door.getByRole('heading', { name: 'Consent for Ananya' })).toBeVisible()
  await expectNoneHere(door, 'the page of a guardian')
  await door.getByRole('button', { name: 'Submit answer' }).click()
  await expect(door.getByText('This field is required')).toHaveCount(2)
  await expect(door.getByText('Please confirm that you are the parent')).toBeVisible()
  await door.getByLabel('I consent', { exact: true }).check()
  await decide(door, 'Somebody Else')
  await door.getByRole('button', { name: 'Submit answer' }).click()
  await expect(door.getByLabel('Your full name')).toHaveAccessibleDescription(
    /does not match the guardian’s name/,
  )
  await decide(door)
  await door.getByRole('button', { name: 'Submit answer' }).click()
  await expect(door.getByRole('heading', { name: 'You have consented' })).toBeVisible()

  await open(page, '/privacy-centre')
  await expect(page.getByText(/^Sunita Kulkarni consented on/)).toBeVisible()
  await expectNoneHere(page, 'the privacy centre of a client under 18')
  const again = await chooseTime(page, healer.path, 'next')
  await again.getByRole('button', { name: /^Book appointment/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible()

  // The used link sends a new one, and with that one the consent is withdrawn.
  await linkTo(outside, guardian, link)
  await open(door, link)
  const sent = await linkTo(outside, guardian, link)
  await door.getByRole('button', { name: 'Send a new link' }).click()
  await expect(door.getByText(/^We sent a new link to g/)).toBeVisible()
  await open(door, await linkTo(outside, guardian, sent))
  await expect(door.getByText('You have consented.')).toBeVisible()
  await decide(door)
  await door.getByRole('button', { name: 'Withdraw my consent' }).click()
  await expect(door.getByRole('heading', { name: 'You have withdrawn your consent' })).toBeVisible()
  await open(page, '/privacy-centre')
  await expect(page.getByText(/^Sunita Kulkarni withdrew the consent on/)).toBeVisible()
  await page.goBack()
  await page.reload()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('Your guardian has not consented yet.')).toBeVisible()
  await door.context().close()
})

test('the page of a guardian in Hindi fits a narrow phone, and a refusal is said to both', async ({
  page,
  browser,
  outside,
}) => {
  const guardian = await registerYoung(page, outside)
  const door = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await open(door, `/hi${await linkTo(outside, guardian)}`)
  await expect(door.getByRole('heading', { name: 'Ananya के लिए सहमति' })).toBeVisible()
  expect(await door.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectNoneHere(door, 'the page of a guardian in Hindi')
  await door.getByLabel('मेरी सहमति नहीं है').check()
  await door.getByLabel('आपका पूरा नाम').fill('Sunita Kulkarni')
  await door.getByLabel(/^मेरी उम्र 18 साल/).check()
  await door.getByRole('button', { name: 'जवाब भेजें' }).click()
  await expect(door.getByRole('heading', { name: 'आपने सहमति नहीं दी है' })).toBeVisible()
  await open(page, '/hi/privacy-centre')
  await expect(page.getByText(/^Sunita Kulkarni ने .* सहमति नहीं दी/)).toBeVisible()
  await door.context().close()
})

test('what a session of a client of 16 asks to sign is signed by the guardian, by a link and a name', async ({
  page,
  browser,
  outside,
}) => {
  const guardian = await registerYoung(page, outside)
  const healer = await ownHealer('savita-jadhav')
  await asksForConsent(healer.path.split('/').at(-1) ?? '')
  const first = await linkTo(outside, guardian)
  const door = await (await browser.newContext()).newPage()
  await open(door, first)
  await door.getByLabel('I consent', { exact: true }).check()
  await decide(door)
  await door.getByRole('button', { name: 'Submit answer' }).click()
  await expect(door.getByRole('heading', { name: 'You have consented' })).toBeVisible()
  const consented = await linkTo(outside, guardian, first)
  const appointmentId = await bookAndPay(page, healer.path)
  const asked = await linkTo(outside, guardian, consented)

  await open(page, `/dashboard/appointments/${appointmentId}`)
  await expect(page.getByText('You are under 18, so your parent or guardian signs this.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText(/^We sent a link to g/)).toBeVisible()
  await open(door, `${await linkTo(outside, guardian, asked)}/sign`)
  await expect(door.getByRole('heading', { name: 'Sign for Ananya' })).toBeVisible()
  const sign = door.getByRole('button', { name: 'Sign', exact: true })
  await sign.click()
  await expect(door.getByText('Please enter your full name')).toBeVisible()
  await expectNoneHere(door, 'what a guardian signs')
  await door.getByLabel('Your full name').fill('Sunita Kulkarni')
  await sign.click()
  await expect(door.getByRole('heading', { name: 'Signed by you' })).toBeVisible()
  await open(page, '/dashboard/consents')
  await expect(page.getByText(/^Signed by the guardian Sunita Kulkarni/)).toBeVisible()
  await door.context().close()
})
