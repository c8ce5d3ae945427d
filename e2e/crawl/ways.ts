import { addresses, pathTo } from '@newyou/contract/addresses'
import type { Appointment, PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import { expect, type Page } from '@playwright/test'
import { demoId } from '../../demo/ids.ts'
import { callAs, holdTime } from '../booking.ts'
import { demoHealer } from '../people.ts'
import type { Stop } from './stop.ts'

/** The first link of a list that looks like this; the list is not opened for it. */
export const firstOf = (list: string, shape: RegExp): Stop => ({
  async path(page) {
    const html = await (await page.request.get(list)).text()
    const links = [...html.matchAll(/href="([^"?]+)"/g)].map(([, link = '']) => link)
    const found = links.find((link) => shape.test(link))
    if (!found) throw new Error(`${list} has no link that looks like ${shape}`)
    return found
  },
})

export const firstReel: Stop = {
  async path(page) {
    const { data }: { data: { u_id: string }[] } = await (await page.request.get('/api/website/reels')).json()
    return pathTo('reel', { reelId: data[0]?.u_id ?? '' })
  },
}

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** The next appointment of the client of this page, which asks to be confirmed. */
export const ownAppointment = (change: string): Stop => ({
  async path(page) {
    const known = await callAs<Appointment[]>(page, 'GET', '/api/website/appointment')
    return pathTo('appointment', { appointmentId: known?.[0]?.u_id ?? '' }) + change
  },
})

const sessionsOf = async (page: Page, from: number, to: number) =>
  (await callAs<PracticeAppointment[]>(
    page,
    'GET',
    `/api/practice/appointment?from=${inDays(from)}&to=${inDays(to)}`,
  )) ?? []

/** The next session of the healer of this page. */
export const ownSession = (change: string): Stop => ({
  async path(page) {
    const next = (await sessionsOf(page, 0, 14)).find(({ state }) => state === 'confirmed')
    return pathTo('practiceAppointment', { appointmentId: next?.u_id ?? '' }) + change
  },
})

/** A session that was held, with somebody who has no offer yet. */
export const heldSession = (
  name: 'practiceAppointment' | 'practiceClient' | 'afterSession',
  change = '',
): Stop => ({
  async path(page) {
    const held = (await sessionsOf(page, -7, 0)).find(
      ({ state, client_name: client }) => state === 'completed' && !client.startsWith('Silver Neem'),
    )
    return pathTo(name, { appointmentId: held?.u_id ?? '' }) + change
  },
})

/** The way to pay for a time that is held. */
export const waitsToBePaid: Stop = {
  async path(page) {
    const held = await holdTime(page, demoHealer('tenzin-dolma').path)
    return `${addresses.payment}?order=${held.order_u_id}`
  },
}

/** The course that the client of this page has just enrolled in, where it costs nothing. */
export const firstOwnLesson = (slug: string, address: string): Stop => ({
  async path(page) {
    const thing = { type: 'course', item_u_id: demoId('course', slug) }
    await callAs(page, 'POST', '/api/website/order', thing)
    return address
  },
})

const dialog = async (page: Page, press: string | RegExp, name: string) => {
  await page.getByRole('button', { name: press }).first().click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

export const enlargesPicture: Stop = {
  path: addresses.photoGallery,
  press: (page) => dialog(page, /^Enlarge/, 'Picture'),
}
export const givesSeatBack = (slug: string): Stop => ({
  path: pathTo('workshopJoin', { eventId: demoId('event', slug) }),
  press: (page) => dialog(page, 'Cancel enrolment', 'Cancel your enrolment?'),
})
export const declinesOffer: Stop = {
  path: addresses.counseling,
  async press(page) {
    await page.getByRole('switch', { name: /^Wallet/ }).check()
    await dialog(page, 'Decline', 'Decline this offer?')
  },
}
export const changesBankDetails: Stop = {
  path: addresses.practiceEarnings,
  async press(page) {
    await page.getByRole('button', { name: 'Change bank details' }).click()
    await expect(page.getByLabel('Account number')).toBeVisible()
  },
}
export const closesTicket = (title: string): Stop => ({
  path: pathTo('helpDeskTicket', { supportId: demoId('support-ticket', title) }),
  press: (page) => dialog(page, 'Close ticket', 'Close this ticket?'),
})

/** A book with its contents open; below, a book with its own background, independent of the theme. */
export const opensContents = (slug: string, shown: string): Stop => ({
  path: pathTo('readBook', { eBookId: demoId('ebook', slug) }),
  shows: shown,
  async press(page) {
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await page.getByRole('button', { name: 'Contents', exact: true }).click()
  },
})
export const wearsGround = (slug: string, shown: string, ground: string): Stop => ({
  path: pathTo('readBook', { eBookId: demoId('ebook', slug) }),
  shows: shown,
  async press(page) {
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page.getByRole('button', { name: ground }).click()
  },
})
