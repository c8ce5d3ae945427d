import { consentVersions } from '@newyou/contract/people/consents'
import type { TestApp, TestUser } from './test-app.ts'

/** Client calls of the privacy centre. */
export function privacyOf(app: () => TestApp) {
  const consents = (as: TestUser) => app().call('GET /api/website/consent', {}, { as })
  const agree = (as: TestUser, isGiven: boolean, version: number = consentVersions.suggestions) =>
    app().call(
      'PUT /api/website/consent/{purpose}',
      { params: { purpose: 'suggestions' }, body: { is_given: isGiven, version } },
      { as },
    )
  const ticket = async (as: TestUser, description = 'The film stands still.') => {
    const { data } = await app().call(
      'POST /api/website/support',
      { body: { title: 'A question', description } },
      { as },
    )
    return data?.u_id ?? ''
  }
  const request = (as: TestUser) => app().call('POST /api/website/data-export', {}, { as })
  const latest = async (as: TestUser) => (await app().call('GET /api/website/data-export', {}, { as })).data
  const addressOf = (as: TestUser, exportId: string) =>
    app().call('GET /api/website/data-export/{exportId}/address', { params: { exportId } }, { as })
  const remove = (as: TestUser, givesUp = false) =>
    app().call('POST /api/website/account-deletion', { body: { gives_up_balance: givesUp } }, { as })
  const deletion = (deletionId: string) =>
    app().call('GET /api/website/account-deletion/{deletionId}', { params: { deletionId } })
  const eraseDue = () => app().app.modules.privacy.eraseDue()
  return { consents, agree, ticket, request, latest, addressOf, remove, deletion, eraseDue }
}
