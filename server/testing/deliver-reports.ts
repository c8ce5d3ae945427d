import { textReports } from '@newyou/contract/foundation/text-messages/reports'
import type { TestApp, TestUser } from './test-app.ts'

/** Brings what the providers of texts reported since to the site, as it came. Returns the status of each. */
export async function deliverReports(app: TestApp, admin: TestUser, from: number): Promise<number[]> {
  const { data } = await app.call('GET /api/staff/text-templates', {}, { as: admin })
  const statuses: number[] = []
  for (const { url, headers, body } of app.sandbox.messages.reports().slice(from)) {
    const path = url
      ? new URL(url).pathname
      : headers['x-hub-signature-256']
        ? textReports.whatsapp
        : new URL(data?.reports_to.msg91 ?? '').pathname
    const answer = await app.app.http.inject({ method: 'POST', url: path, headers, payload: body })
    statuses.push(answer.statusCode)
  }
  return statuses
}
