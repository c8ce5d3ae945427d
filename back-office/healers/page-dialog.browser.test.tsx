import type { OwnPage } from '@newyou/contract/care/healers/page'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const id = '01900000-0000-7000-8000-000000000010'
const own: OwnPage = {
  u_id: id,
  version: 3,
  state: 'verified',
  price_paise: 90_000,
  image: null,
  modes: ['video'],
  city: 'Pune',
  main_category: 'family',
  categories: ['family'],
  languages: ['Hindi', 'English'],
  topics: 'Sleep and worry',
  about: 'I listen first, and then we look at the week.',
  written_in: 'en',
  other_topics: '',
  other_about: '',
  other_concerns: '',
  client_concerns: 'A quiet hour',
  greeting: null,
  is_reviewed: true,
  change: null,
}
const file = {
  ...own,
  id,
  name: 'Meera Rao',
  title: 'Family counsellor',
  about: [own.about],
  documents: 0,
  has_page_change: false,
  proof_valid_until: null,
  created_at: '2031-11-01T04:30:00.000Z',
  person_u_id: '01900000-0000-7000-8000-000000000011',
  email: null,
  mobile_number: null,
  gender: 'female',
  qualifications: 'Diploma in counselling',
  practising_since: 2012,
  has_hours: true,
  register_name: '',
  register_number: '',
  checked_instead: ['training'],
  own_title: '',
  second_check: null,
  qualified_as: null,
  review_reason: '',
  reviewed_at: null,
  page_change: null,
  files: [],
}

let server: FakeServer
beforeEach(async () => {
  await page.viewport(390, 844)
  server = new FakeServer()
  server.answers.set(`GET /api/staff/healers/${id}`, file)
  server.answers.set(`GET /api/staff/healers/${id}/page`, own)
  server.answers.set('GET /api/website/speech-list', [
    { language_u_id: id, name: 'Hindi', native_name: 'हिन्दी', code: 'hi' },
    { language_u_id: id, name: 'English', native_name: 'English', code: 'en' },
  ])
  server.start()
})
afterEach(() => server.stop())

test('a page is changed for its healer, saved with who asked, and stands when it is opened again', async () => {
  await openOffice(`/healers/${id}/show`)
  await page.getByRole('button', { name: 'Change page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Page of Meera Rao' })
  await dialog.getByLabelText('Session price (₹)').fill('')
  await dialog.getByLabelText('City').fill('Nashik')
  await dialog.getByLabelText('About').fill('I listen first, then we plan the next week together.')
  await dialog.getByLabelText('Asked by, if not the healer').fill('Her assistant')
  await dialog.getByRole('button', { name: 'Save page' }).click()
  // Nothing is sent that the healer's own form would not take.
  await expect.element(dialog.getByText('Please check the marked fields.')).toBeVisible()
  expect(server.sent).toBeUndefined()
  await dialog.getByLabelText('Session price (₹)').fill('800')
  const changed: OwnPage = { ...own, version: 4, price_paise: 80_000, city: 'Nashik' }
  server.answers.set(`PUT /api/staff/healers/${id}/page`, changed)
  server.answers.set(`GET /api/staff/healers/${id}/page`, changed)
  await dialog.getByRole('button', { name: 'Save page' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent?.body).toEqual({
    ...{ version: 3, price_rupees: 800, city: 'Nashik', modes: ['video'], main_category: 'family' },
    ...{ categories: [], languages: ['Hindi', 'English'], topics: own.topics, greeting: null },
    about: 'I listen first, then we plan the next week together.',
    client_concerns: own.client_concerns,
    ...{ written_in: 'en', other_topics: '', other_about: '', other_concerns: '' },
    ...{ asked_by: 'Her assistant', channel: 'phone' },
  })
  await page.getByRole('button', { name: 'Change page' }).click()
  await expect.element(dialog.getByLabelText('Session price (₹)')).toHaveValue('800')
  await expect.element(dialog.getByLabelText('City')).toHaveValue('Nashik')
})
