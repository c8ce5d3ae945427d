import { z } from 'zod'
import { ownPage, pageForm } from '../../care/healers/page.ts'
import { endpoint, uId } from '../../endpoint.ts'
import { asked } from './who.ts'

const who = ['admin'] as const
const params = z.object({ healerId: uId })

/** Price and words of a healer are for administrators alone: the front desk changes hours. */
export const healerPagesOnBehalf = {
  'GET /api/staff/healers/{healerId}/page': endpoint({
    summary: 'Get a healer’s page with its pending changes, as the healer would change it',
    who,
    params,
    data: ownPage,
  }),
  'PUT /api/staff/healers/{healerId}/page': endpoint({
    summary:
      'Change a healer’s page because they asked; they are told. Price and facts change immediately, text after a review as their own would',
    who,
    params,
    body: pageForm.extend(asked),
    data: ownPage,
    errors: ['changedMeanwhile'],
  }),
}
