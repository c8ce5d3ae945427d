import { makeStaff } from './signed-in.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** An agent who answers requests, signed in. */
export async function makeSupport(app: TestApp, firstName = 'Nandini'): Promise<TestUser> {
  return makeStaff(app, ['support'], { firstName, lastName: 'Joshi' })
}

/** Sends a form with files, as a browser does. */
export async function sendForm(
  app: TestApp,
  url: string,
  {
    as,
    fields,
    files,
    field = 'attachments',
  }: {
    as: TestUser
    fields: Record<string, string | string[]>
    files: { name: string; content: Buffer }[]
    field?: string
  },
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  for (const { name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name)
  const whole = new Response(form)
  const answer = await app.app.http.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await whole.arrayBuffer()),
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      authorization: `Bearer ${as.token}`,
      'x-csrf-token': as.csrf,
    },
    cookies: { csrf: as.csrf },
  })
  return { ...answer.json(), status: answer.statusCode }
}
