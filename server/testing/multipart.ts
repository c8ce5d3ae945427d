import { freshMobile } from './people.ts'
import type { TestApp, TestUser } from './test-app.ts'

interface SentFile {
  field: string
  name: string
  content: Buffer
}

/** A multipart form as a browser sends it. */
export async function sendForm(
  app: TestApp,
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, string | string[]>,
  files: SentFile[],
  as?: TestUser,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name)
  const whole = new Response(form)
  const answer = await app.app.http.inject({
    method,
    url,
    payload: Buffer.from(await whole.arrayBuffer()),
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      ...(as ? { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf } : {}),
    },
    cookies: as ? { csrf: as.csrf } : {},
  })
  return { ...answer.json(), status: answer.statusCode, headers: answer.headers }
}

/** A fresh mobile number, and the proof that an OTP reached it. */
export async function proveMobile(app: TestApp, deviceId: string, mobile = freshMobile()) {
  const sent = await app.call('POST /api/website/mobile-number-verification', {
    body: { mobile_number: mobile, device_id: deviceId },
  })
  const proven = await app.call('POST /api/website/mobile-number-otp-verification', {
    body: {
      challenge_u_id: sent.data?.challenge_u_id ?? '',
      otp: await app.otpFor(mobile),
      device_id: deviceId,
    },
  })
  return { mobile, token: proven.data?.verification_token ?? '' }
}
