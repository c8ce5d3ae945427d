import { articles } from '@newyou/contract/administration/back-office/articles'
import type { MarkedClaim } from '@newyou/contract/foundation/advertising-claims'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeServer } from '../testing/fake-server.ts'
import { openOffice } from '../testing/office.tsx'

const check = 'POST /api/staff/advertising-claims/check'
const mark: MarkedClaim = {
  field: 'lead',
  rule: 'scheduled-disease',
  title: 'Promises help against a disease that may not be advertised',
  source: 'Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954, section 3(d) and the Schedule',
  advice: 'Say what a session is',
  quote: 'cures diabetes',
  sentence: 'Our course cures diabetes.',
  kept: null,
}

let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
  server.start()
})
afterEach(() => server.stop())

test('a claim is marked below its form with rule and source, and kept with a reason', async () => {
  const { u_id: id } = server.keep(articles, {
    kind: 'blog',
    title: 'Sugar',
    lead: mark.sentence,
    body: '<p>A</p>',
  })
  server.answers.set(check, [mark])
  await openOffice(`/articles/${id}`)
  const claims = page.getByRole('region', { name: 'Advertising claims' })
  await expect.element(claims).toMatchTextContent(/1 to decide before this is published/)
  await expect.element(claims.getByText(mark.source)).toBeVisible()
  await expect.element(claims.getByRole('mark')).toHaveTextContent('cures diabetes')
  const keep = claims.getByRole('button', { name: 'Keep words' })
  await expect.element(keep).toBeDisabled()
  await claims
    .getByRole('textbox', { name: 'Reason for keeping these words' })
    .fill('Named as a wrong belief')
  server.answers.set('POST /api/staff/advertising-claims', {})
  server.answers.set(check, [
    { ...mark, kept: { reason: 'Named as a wrong belief', by: 'Kavya Rao', at: '2026-11-28T10:00:00.000Z' } },
  ])
  await keep.click()
  await expect.element(claims).toMatchTextContent(/All were kept with a reason/)
  await expect.element(claims).toMatchTextContent(/Kept by Kavya Rao.*Named as a wrong belief/)
})
