import '../../messages/passport.ts'
import '../../ui/theme/tokens.css'
import '../../ui/theme/base.css'
import type { PassportRecord } from '@newyou/contract/administration/passport/record'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { messagesOf } from '../../messages/index.ts'
import { PassportForm } from './my-passport.tsx'
import { PassportReader } from './read-passport.tsx'

const show = (screen: ReactElement) =>
  render(
    <IntlProvider locale="en" timeZone="Asia/Kolkata" messages={messagesOf('en')}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{screen}</MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  )
const answer = (status: number, body: object) => Response.json(body, { status })
afterEach(() => vi.restoreAllMocks())

const at = '2026-11-21T06:00:00.000Z'
const record: PassportRecord = {
  ...{ format: 'health passport', version: 1, language: 'en', practice: 'Other Practice' },
  ...{ client: { name: 'Asha Rao' }, made_at: at, shortened: [] },
  sessions: [],
  measures: [
    {
      ...{
        code: 'gad-7',
        version: 1,
        name: 'Worry (GAD-7)',
        taken_at: at,
        score: 4,
        max_score: 21,
        band: 'Mild',
      },
      ...{ source: '', items: [{ question: 'Feeling nervous', answer: 'Several days', score: 1 }] },
    },
  ],
}
const choose = (screen: Awaited<ReturnType<typeof show>>) => {
  const input = screen.container.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no file to choose')
  const files = new DataTransfer()
  files.items.add(new File(['a page'], 'health-passport.html', { type: 'text/html' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a healer reads whose signature a file has, and each answer in it', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    answer(200, { data: { site: 'other.example', is_own: false, record } }),
  )
  const screen = await show(<PassportReader />)
  choose(screen)
  await expect.element(screen.getByText('Signed by other.example, and not changed since')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Record of Asha Rao' })).toBeVisible()
  await expect.element(screen.getByText('4 of 21: Mild')).toBeVisible()
  await expect.element(screen.getByText('Feeling nervous: Several days (1)')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Sessions', exact: true })).toBeVisible()
  await expect.element(screen.getByText('Nothing in this part')).toBeVisible()
})

test('a file that was changed shows nothing but why', async () => {
  const message = 'This file was changed after it was signed, or the signature is false. Do not rely on it'
  vi.spyOn(window, 'fetch').mockImplementation(async () => answer(422, { message, code: 'passportChanged' }))
  const screen = await show(<PassportReader />)
  choose(screen)
  await expect.element(screen.getByText(message)).toBeVisible()
  expect(screen.container.querySelector('h2')).toBeNull()
})

test('a client chooses parts, and is asked for an OTP before the download', async () => {
  const asked: { url: string; body: unknown }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (request, given) => {
    const url = request instanceof Request ? request.url : String(request)
    const body = request instanceof Request ? await request.clone().text() : given?.body
    asked.push({ url, body: typeof body === 'string' && body ? JSON.parse(body) : null })
    return url.endsWith('/otp')
      ? answer(201, { data: { challenge_u_id: 'challenge', destination: '•••• 3210' } })
      : answer(403, { message: 'Please verify', code: 'stepUpRequired' })
  })
  const screen = await show(<PassportForm />)
  const press = () => screen.getByRole('button', { name: 'Download health passport' }).click()
  await press()
  await expect.element(screen.getByText('Please choose at least one part')).toBeVisible()
  expect(asked).toEqual([])
  await screen.getByRole('checkbox', { name: 'Action plans' }).click()
  await screen.getByRole('checkbox', { name: 'Receipts' }).click()
  await press()
  await expect.element(screen.getByText(/we sent an OTP to •••• 3210/)).toBeVisible()
  const sent = asked.find(({ url }) => url.endsWith('/health-passport'))
  expect(sent?.body).toEqual({ parts: ['plans', 'receipts'], language: 'en' })
})
