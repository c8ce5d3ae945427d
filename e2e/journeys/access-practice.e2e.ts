import { demoId } from '../../demo/ids.ts'
import { expectNoBarriers, expectNoneHere } from '../axe.ts'
import { expect, open, test } from '../fixtures.ts'
import { demoHealer, logInDemoClient, logInHealer, logInSupport } from '../people.ts'

// Looking at many screens takes its time, the more so on a busy machine.
test.describe.configure({ timeout: 300_000 })

test('axe finds nothing on an appointment of the practice and its changes', async ({ browser, outside }) => {
  const page = await logInHealer(browser, outside, demoHealer('meera-krishnan').mobile)
  await open(page, '/practice')
  await page.getByRole('link', { name: /Silver Neem/ }).click()
  await expect(page).toHaveURL(/\/practice\/appointments\//)
  const { pathname } = new URL(page.url())
  for (const change of ['', '?do=move', '?do=cancel']) await expectNoBarriers(page, pathname + change)
  const plan = `/practice/plans/${demoId('action-plan', 'ananya-rao')}`
  for (const path of ['/practice/plans', '/practice/plans/new', plan, `${plan}?do=change`])
    await expectNoBarriers(page, path)
  const proposal = `/practice/proposals/${demoId('submission', 'refused')}`
  for (const path of ['/practice/clients', '/practice/enquiries', '/practice/questions', proposal])
    await expectNoBarriers(page, path)
  for (const path of ['/practice/events', `/practice/events/${demoId('event', 'evening-by-the-sea')}`])
    await expectNoBarriers(page, path)
  const held = await page.evaluate(async () => {
    const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
    const answer = await fetch(`/api/practice/appointment?from=${day(-7)}&to=${day(0)}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    const { data } = await answer.json()
    return data.find(
      (one: { state: string; client_name: string }) =>
        one.state === 'completed' && !one.client_name.startsWith('Silver Neem'),
    ).u_id as string
  })
  await expectNoBarriers(page, `/practice/appointments/${held}?do=offer`)
  await expect(page.getByRole('button', { name: 'Send offer' })).toBeVisible()
  const written = demoId('conversation', 'ananya-rao:meera-krishnan')
  for (const path of ['/practice/chat', `/practice/chat?with=${written}`, '/practice/community'])
    await expectNoBarriers(page, path)
  await page.context().close()
})

test("axe finds nothing in a healer's rooms", async ({ browser, outside }) => {
  const page = await logInHealer(browser, outside, demoHealer('savita-jadhav').mobile)
  for (const path of ['/practice', '/practice/plans', '/practice/hours', '/notifications', '/dashboard'])
    await expectNoBarriers(page, path)
  await page.context().close()
})

test('axe finds nothing on requests for help and at the help desk', async ({ browser, page, outside }) => {
  await logInDemoClient(page, outside)
  const ticket = (title: string) => demoId('support-ticket', title)
  const closed = ticket('Two messages about one payment')
  for (const path of [
    '/support',
    '/support?search=nothing-at-all',
    `/support/support-view/${ticket('The lesson’s audio stops when my screen turns off')}`,
    `/support/support-view/${closed}`,
    `/support/support-view/${demoId('support-ticket', 'nobody')}`,
    '/help-desk',
  ])
    await expectNoBarriers(page, path)
  const desk = await logInSupport(browser, outside)
  for (const path of ['/help-desk', '/help-desk?search=nothing-at-all', `/help-desk/${closed}`, '/support'])
    await expectNoBarriers(desk, path)
  await open(desk, `/help-desk/${ticket('The invoice should be in the name of my shop')}`)
  await desk.getByRole('button', { name: 'Close ticket' }).click()
  await expect(desk.getByRole('dialog', { name: 'Close this ticket?' })).toBeVisible()
  await expectNoneHere(desk, 'closing a request')
  await desk.context().close()
})
