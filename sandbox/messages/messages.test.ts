import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RegisteredText, type Sandbox, startSandbox } from '../index.ts'

const otp: RegisteredText = {
  channel: 'sms',
  id: '1107000000000000001',
  gatewayId: 'flow1',
  locale: 'en',
  text: '{#numeric#} is your code. See {#url#}, {#alphanumeric#}',
  gatewayText: '##code## is your code. See ##link##, ##name##',
}
const reminder: RegisteredText = {
  channel: 'whatsapp',
  id: 'session_reminder',
  gatewayId: '',
  locale: 'en',
  text: 'Hello {{1}}, at {{2}}. Bye',
  gatewayText: '',
}

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await startSandbox({
    whatsappToken: 'wa-token',
    registeredTexts: [otp, reminder],
    delays: { slowMessageMs: 50 },
  })
})
afterEach(() => sandbox.close())

async function post(path: string, headers: Record<string, string>, body: string) {
  const response = await fetch(sandbox.url + path, { method: 'POST', headers, body })
  return { status: response.status, answer: await response.json() }
}
const number = '919876543210'
const values = { code: '482913', link: 'https://a.example/b', name: 'Asha' }
const msg91 = (change: object = {}, authkey = 'sandbox-msg91-key', template = 'flow1') =>
  post(
    '/api/v5/flow',
    { authkey, 'content-type': 'application/json' },
    JSON.stringify({ template_id: template, recipients: [{ mobiles: number, ...values, ...change }] }),
  )
const basic = `Basic ${Buffer.from('sandbox-exotel:sandbox-exotel-token').toString('base64')}`
const exotel = (change: Record<string, string> = {}, authorization = basic) =>
  post(
    '/v1/Accounts/sandbox/Sms/send.json',
    { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams({
      From: 'NEWYOU',
      To: `+${number}`,
      Body: '482913 is your code. See https://a.example/b, Asha',
      DltEntityId: '1101000000000000001',
      DltTemplateId: otp.id,
      StatusCallback: 'https://site.example/report',
      ...change,
    }).toString(),
  )
const whatsapp = (change: object = {}, token = 'wa-token') =>
  post(
    '/whatsapp/v21.0/1234/messages',
    { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    JSON.stringify({
      messaging_product: 'whatsapp',
      to: number,
      type: 'template',
      template: {
        name: 'session_reminder',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ text: 'Asha' }, { text: '5:30 pm' }] }],
      },
      ...change,
    }),
  )
const arrived = () => sandbox.inbox.sms(number).map(({ text, gateway }) => [gateway, text])

describe('SMS', () => {
  const words = '482913 is your code. See https://a.example/b, Asha'

  test('both gateways deliver a registered text, and report it', async () => {
    expect(await msg91()).toMatchObject({ status: 200, answer: { type: 'success' } })
    expect(await exotel()).toMatchObject({ status: 200, answer: { SMSMessage: { Status: 'queued' } } })
    expect(arrived()).toEqual([
      ['msg91', words],
      ['exotel', words],
    ])
    expect(sandbox.messages.reports().map(({ url, body }) => [url, /DELIVERED/.test(body)])).toEqual([
      ['', true],
      ['https://site.example/report', true],
    ])
  })

  test.each([
    ['another key', { authkey: 'other' }, 401],
    ['an unknown template', { template: 'flow2' }, 400],
    ['a number without its country', { change: { mobiles: '9876' } }, 400],
    ['a value that is missing', { change: { name: undefined } }, 400],
  ])(
    'MSG91 refuses %s',
    async (_, {
      change,
      authkey,
      template,
    }: { change?: object; authkey?: string; template?: string }, status) => {
      expect(await msg91(change, authkey, template)).toMatchObject({ status, answer: { type: 'error' } })
      expect(arrived()).toEqual([])
    },
  )

  test.each([
    ['letters in a number', { code: '48A913' }],
    ['a link that is none', { link: 'a.example' }],
    ['a name of 41 letters', { name: 'a'.repeat(41) }],
  ])('operators let %s not through, which is reported', async (_, change) => {
    expect((await msg91(change)).status).toBe(200)
    expect(arrived()).toEqual([])
    expect(sandbox.messages.reports()[0]?.body).toContain('does not fit')
  })

  test.each([
    ['other words', { Body: 'Your code is 482913' }],
    ['an unknown template', { DltTemplateId: '1' }],
  ])('operators do not deliver %s by Exotel', async (_, change) => {
    expect((await exotel(change)).status).toBe(200)
    expect(arrived()).toEqual([])
    expect(sandbox.messages.reports()[0]?.body).toContain('Status=failed')
  })

  test('Exotel refuses another sender, a wrong key and no id of the company', async () => {
    expect((await exotel({ From: 'OTHERS' })).status).toBe(400)
    expect((await exotel({ DltEntityId: '' })).status).toBe(400)
    expect((await exotel({}, 'Basic eDp5')).status).toBe(401)
  })

  test('a gateway can fail, limit, be slow, lose a text, report twice and not at all', async () => {
    sandbox.messages.set('msg91', 'fail')
    expect((await msg91()).status).toBe(503)
    expect((await exotel()).status).toBe(200)
    sandbox.messages.set('sms', 'limit')
    expect((await exotel()).status).toBe(429)
    sandbox.messages.set('sms', 'slow')
    const start = performance.now()
    expect((await msg91()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(45)
    const before = sandbox.messages.reports().length
    sandbox.messages.set('sms', 'twice')
    await msg91()
    sandbox.messages.set('sms', 'silent')
    await msg91()
    expect(sandbox.messages.reports().length - before).toBe(2)
    sandbox.messages.set('sms', 'undelivered')
    await msg91()
    expect(sandbox.messages.reports().at(-1)?.body).toContain('ABSENT')
  })
})

describe('WhatsApp', () => {
  test('an approved template arrives, and is reported with a signature', async () => {
    expect(await whatsapp()).toEqual({
      status: 200,
      answer: {
        messaging_product: 'whatsapp',
        contacts: [{ input: number, wa_id: number }],
        messages: [{ id: expect.stringMatching(/^wamid\./), message_status: 'accepted' }],
      },
    })
    expect(sandbox.inbox.whatsapp('+91 98765 43210')[0]).toMatchObject({
      phoneNumberId: '1234',
      text: 'Hello Asha, at 5:30 pm. Bye',
      template: { name: 'session_reminder', language: 'en', parameters: ['Asha', '5:30 pm'] },
    })
    const [sent, delivered] = sandbox.messages.reports()
    expect(sent?.headers['x-hub-signature-256']).toMatch(/^sha256=[\da-f]{64}$/)
    expect(delivered?.body).toContain('"delivered"')
  })

  test('a free text arrives only within a day after the person wrote', async () => {
    const text = { type: 'text', text: { body: 'Hello' } }
    expect((await whatsapp(text)).status).toBe(200)
    expect(sandbox.inbox.whatsapp()).toEqual([])
    expect(sandbox.messages.reports().at(-1)?.body).toContain('131047')
    sandbox.messages.answer(`+${number}`, 'Hi')
    await whatsapp(text)
    expect(sandbox.inbox.whatsapp()[0]?.text).toBe('Hello')
  })

  test('errors have the shape of the Cloud API', async () => {
    expect(await whatsapp({}, 'other')).toMatchObject({
      status: 401,
      answer: { error: { type: 'OAuthException', code: 190 } },
    })
    expect((await whatsapp({ messaging_product: undefined })).status).toBe(400)
    const template = (parameters: object[], name = 'session_reminder') => ({
      template: { name, language: { code: 'en' }, components: [{ type: 'body', parameters }] },
    })
    for (const [change, code] of [
      [template([{ text: 'Asha' }, { text: '5' }], 'other'), 132001],
      [template([{ text: 'Asha' }]), 132000],
      [template([{ text: 'Asha' }, { text: '' }]), 132018],
      [template([{ text: 'Asha' }, { text: 'a\nb' }]), 132018],
    ] as const)
      expect(await whatsapp(change)).toMatchObject({ answer: { error: { code } } })
    sandbox.messages.set('whatsapp', 'fail')
    expect(await whatsapp()).toMatchObject({ status: 503, answer: { error: { code: 131016 } } })
    sandbox.messages.set('whatsapp', 'limit')
    expect(await whatsapp()).toMatchObject({ status: 429, answer: { error: { code: 130429 } } })
  })

  test('a template that begins or ends with a variable is not approved', () => {
    expect(() => sandbox.messages.register([{ ...reminder, text: 'Hello {{1}}' }])).toThrow('start or end')
  })
})
