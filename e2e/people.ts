import { randomUUID } from 'node:crypto'
import { pathTo } from '@newyou/contract/addresses'
import { isAdult } from '@newyou/contract/people/accounts/age'
import type { SessionRecord } from '@newyou/contract/people/accounts/sign-in'
import type { Role } from '@newyou/contract/vocabulary'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { demoClients } from '../demo/content/clients.ts'
import { demoHealers } from '../demo/content/healers.ts'
import { demoId } from '../demo/ids.ts'
import { healerMobile, supportPerson } from '../demo/logins.ts'
import { smallPdf } from '../server/testing/small-pdf.ts'
import { freshMobile, type Outside, open } from './fixtures.ts'
import { inTurn } from './otp-turns.ts'
import { proveSecondFactor } from './second-factor.ts'

/** A demo healer: the page's address, the name and the number to log in with. */
export function demoHealer(slug: string) {
  const index = demoHealers.findIndex((healer) => healer.slug === slug)
  const healer = demoHealers[index]
  if (!healer) throw new Error(`there is no demo healer ${slug}`)
  const name = [healer.honorific, healer.firstName, healer.lastName].filter(Boolean).join(' ')
  return {
    name,
    path: pathTo('healer', { healerId: demoId('healer', slug) }),
    mobile: healerMobile(index).slice(3),
  }
}

/** Puts a session into the browser, as a login would have left it there. */
async function remember(page: Page, session: SessionRecord, deviceId: string) {
  const kept: Record<string, string> = {
    token: session.token,
    tokenTime: String(session.token_time),
    refreshToken: session.refresh_token,
    refreshTokenTime: String(session.refresh_token_time),
    u_id: session.u_id,
    role: session.role,
    cometchat_u_id: session.cometchat_u_id,
    deviceId,
  }
  await page.goto('/favicon.svg')
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)
}

async function post<T>(
  page: Page,
  path: string,
  data: object,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const answer = await page.request.fetch(path, { method, data, headers })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return (await answer.json()).data as T // the contract's answer of that call
}

async function logIn(page: Page, outside: Outside, mobile: string, role: Role) {
  const device = { device_id: randomUUID() }
  const enter = async () => {
    const before = await outside.count(mobile)
    const asked = { type: 'mobile', mobile_number: mobile, role, ...device }
    const sent = await post<{ challenge_u_id: string }>(page, '/api/website/generate-otp', asked)
    const proof = {
      challenge_u_id: sent.challenge_u_id,
      otp: await outside.otp(mobile, before),
      ...device,
    }
    return post<SessionRecord>(page, '/api/website/login', proof)
  }
  const session = await inTurn(mobile, enter)
  if (role === 'staff') await proveSecondFactor(page, outside, session)
  await remember(page, session, device.device_id)
}

/** A page of its own in which a registered person is logged in. */
export async function logInAs(browser: Browser, outside: Outside, mobile: string, role: Role): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, outside, mobile, role)
  return page
}

/** A page of its own in which a healer is logged in; the way in by the screen is another journey. */
export const logInHealer = (browser: Browser, outside: Outside, mobile: string): Promise<Page> =>
  logInAs(browser, outside, mobile, 'healer')

/** A page of its own in which the demo's support is logged in. */
export const logInSupport = (browser: Browser, outside: Outside): Promise<Page> =>
  logInAs(browser, outside, supportPerson.mobile.replaceAll(' ', '').slice(3), 'staff')

/** The first demo client, signed in in this page, with past entries in the wallet and the points. */
export async function logInDemoClient(page: Page, outside: Outside) {
  await logIn(page, outside, demoClients[0]?.phone.replaceAll(' ', '').slice(3) ?? '', 'client')
}

/** Fills in what opens an account. */
export async function fillAccount(
  page: Page,
  mobile: string,
  { born = '1991-04-12', about = async () => {} } = {},
) {
  await page.getByLabel('First name').fill('Ananya')
  await page.getByLabel('Last name').fill('Kulkarni')
  await page.getByLabel('Date of birth').fill(born)
  // The guardian's fields push what follows down.
  if (!isAdult(born, new Date().toISOString().slice(0, 10)))
    await expect(page.getByText('You are under 18')).toBeVisible()
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile)
  await page.getByLabel('E-mail', { exact: true }).fill(`ananya-${mobile}@example.com`)
  await page.getByLabel(/^I have read the privacy policy/).check()
  await about()
}

/** Fills in the two further steps, each saved by itself. */
export async function fillDetails(page: Page) {
  await expect(page.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible()
  await page.getByLabel('Female').check()
  await page.getByLabel('Married', { exact: true }).check()
  await page.getByLabel('Profession').selectOption('Engineering and technology')
  await page.getByLabel('Preferred language').selectOption('English')
  await page.getByLabel('State').selectOption('Karnataka')
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { name: 'Step 3 of 3' })).toBeVisible()
  await page.getByLabel('Salary').check()
  await page.getByLabel('6 to 12 lakh').check()
  await page.getByLabel('₹500 to ₹2,000').check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

/** Fills in all steps of registration and the OTPs, wherever it was opened from. */
export async function register(
  page: Page,
  outside: Outside,
  mobile = freshMobile(),
  {
    born = '1991-04-12',
    about = async () => {},
    last = async () => {},
    ending = 'confirmed',
  }: {
    born?: string
    /** Further fields of the first step. */
    about?: () => Promise<void>
    last?: () => Promise<void>
    /** A registration out of a booking goes on to the payment and asks for no second OTP. */
    ending?: 'confirmed' | 'later' | 'refused' | 'booking'
  } = {},
) {
  await fillAccount(page, mobile, { born, about })
  await last()
  await page.getByRole('button', { name: 'Send OTP to my mobile' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile))
  const email = `ananya-${mobile}@example.com`
  if (ending === 'refused') return { mobile, email }
  await fillDetails(page)
  if (ending === 'booking') return { mobile, email }
  await expect(page.getByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()
  if (ending === 'later') await page.getByRole('button', { name: 'Do this later in My Profile' }).click()
  else await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(email))
  return { mobile, email }
}

/** A registered client with a complete profile, signed in in this page; the forms are another journey. */
export async function becomeClient(page: Page, outside: Outside, mobile = freshMobile()) {
  const device = { device_id: randomUUID() }
  const sent = await post<{ challenge_u_id: string }>(page, '/api/website/mobile-number-verification', {
    mobile_number: mobile,
    ...device,
  })
  const proof = { challenge_u_id: sent.challenge_u_id, otp: await outside.otp(mobile), ...device }
  const proven = await post<{ verification_token: string }>(
    page,
    '/api/website/mobile-number-otp-verification',
    proof,
  )
  const form = {
    ...{ first_name: 'Ananya', last_name: 'Kulkarni', anonymous_name: '', gender: 'female' },
    ...{ mobile_number: mobile, alternate_mobile_number: '', email: `ananya-${mobile}@example.com` },
    ...{ dob: '1991-04-12', marital_status: 'married' },
    ...{ country: 'India', state: 'Karnataka', city: 'Bengaluru' },
    ...{ income_sources: ['salary'], income_range_per_year: '6-to-12-lakh' },
    mental_health_invest_amount: '500-to-2000',
    // The third profession and the second language of the lists that come with the database.
    profession_u_id: '019a0000-0000-7000-8000-000000000203',
    language_u_id: '019a0000-0000-7000-8000-000000000102',
    ...{ organization_id: 'NEWYOU', referral_code: '' },
  }
  const session = await post<SessionRecord>(page, '/api/website/patient', { ...form, ...proven, ...device })
  await remember(page, session, device.device_id)
}

/** The days of a picker that have free times, earliest first. */
export const freeDays = (picker: Locator) =>
  picker.getByRole('button', { name: /[1-9]\d* times? available$/ })

/** The free times of the day that a picker shows, earliest first. */
export const freeTimes = (picker: Locator) =>
  picker.getByRole('button', { name: /^(\d+:\d\d [ap]m|(सुबह|दोपहर|शाम|रात) \d+:\d\d)$/ })

/** Chooses the first free time of the healer and writes a line. In the next week nothing is too near to be moved. */
export async function chooseTime(page: Page, path: string, week: 'this' | 'next' = 'this') {
  await open(page, path)
  return chooseTimeHere(page, week)
}

/** The same on the page of a healer that is open. */
export async function chooseTimeHere(page: Page, week: 'this' | 'next' = 'this') {
  const picker = page.getByRole('region', { name: 'Choose a time' })
  if (week === 'next') {
    const day = freeDays(picker).first()
    const thisWeek = (await day.textContent()) ?? ''
    await picker.getByRole('button', { name: 'Next week' }).click()
    // A day of this week stands there until the next week has come.
    await expect(day).not.toHaveText(thisWeek)
  }
  await freeDays(picker).first().click()
  await freeTimes(picker).first().click()
  await picker
    .getByLabel('What would you like to talk about?')
    .fill('I wake at three and cannot sleep again.')
  return picker
}

/** Presses the star that is seen; the field itself is hidden. */
export const giveStars = (page: Page, count: number) =>
  page.locator('label', { has: page.getByRole('radio', { name: `${count} stars` }) }).click()

/** Inside the gateway's window: pays by card. */
export async function payByCard(page: Page, number = '4111 1111 1111 1111') {
  const gateway = page.frameLocator('iframe')
  const card = gateway.getByRole('tab', { name: 'Card' })
  // A press in the first moment of a frame that is another process can be lost, as for a person, who presses again.
  await expect(async () => {
    await card.click()
    await expect(card).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
  }).toPass()
  await gateway.getByLabel('Card number').fill(number)
  await gateway.getByLabel('Expiry').fill('12/30')
  await gateway.getByLabel('CVV').fill('123')
  await gateway.getByLabel('Name on the card').fill('Ananya Kulkarni')
  await gateway.getByRole('button', { name: /^Pay/ }).click()
}

// A certificate need only look like one from its first bytes.
const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: smallPdf() }

/** Fills in the form of a healer with one document, and the OTP; ends in the practice, in review. */
export async function applyAsHealer(
  page: Page,
  outside: Outside,
  { mobile = freshMobile(), document = certificate, lastName = 'Sharma' } = {},
) {
  await open(page, '/login/healer')
  await page.getByRole('main').getByRole('link', { name: 'Register as a Healer' }).click()
  await page.getByLabel('First name').fill('Sunita')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('E-mail').fill(`${mobile}@example.com`)
  return fillHealer(page, outside, { mobile, document })
}

/** The same from where the name and the e-mail are there. */
export async function fillHealer(
  page: Page,
  outside: Outside,
  { mobile = freshMobile(), document = certificate } = {},
) {
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByLabel('Female').check()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await page.getByLabel('Professional title').fill('Counsellor for families')
  await page.getByLabel('City').fill('Pune')
  await page.getByLabel('Family', { exact: true }).check()
  await page.getByLabel('Hindi').check()
  await page.getByLabel('Topics you help with').fill('Parents and children')
  await next.click()
  await page.getByLabel('Qualifications').fill('M.A. Psychology')
  await page.getByLabel('Practising since').fill('2015')
  await page.getByLabel('Price for a 45-minute session').fill('900')
  await page.getByLabel('A few sentences').fill('I listen first, and we go on from there together.')
  await next.click()
  await page.getByRole('button', { name: 'Send OTP to my mobile' }).click()
  await expect(page.getByText('Please add at least one document')).toBeVisible()
  await page.getByLabel('Documents').setInputFiles(document)
  await page.getByRole('button', { name: 'Send OTP to my mobile' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await outside.otp(mobile))
  await page.getByRole('button', { name: 'Do this later in My practice' }).click()
  return mobile
}
