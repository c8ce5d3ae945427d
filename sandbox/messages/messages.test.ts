import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../index.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox({
    smsKey: 'sms-key',
    whatsappToken: 'wa-token',
    delays: { slowMessageMs: 50 },
  })
})
afterEach(() => sandbox.close())

async function post(path: string, token: string, body: unknown) {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}
const sendSms = (body: unknown, token = 'sms-key') => post('/sms/send', token, body)
const sendWhatsApp = (body: unknown, token = 'wa-token') => post('/whatsapp/v21.0/1234/messages', token, body)

describe('SMS', () => {
  test('a message is kept and answered with its id', async () => {
    const { status, answer } = await sendSms({
      to: '+919876543210',
      text: '482913 is your code',
      templateId: '1107',
    })
    expect(status).toBe(200)
    expect(sandbox.inbox.sms('9876543210')).toEqual([
      {
        id: answer.id,
        at: expect.any(Number),
        to: '+919876543210',
        text: '482913 is your code',
        templateId: '1107',
      },
    ])
  })

  test('a wrong key, a wrong number and an empty text are refused', async () => {
    expect((await sendSms({ to: '+919876543210', text: 'Hello' }, 'other')).status).toBe(401)
    expect((await sendSms({ to: 'asha', text: 'Hello' })).status).toBe(400)
    expect((await sendSms({ to: '+919876543210' })).status).toBe(400)
    expect(sandbox.inbox.sms()).toHaveLength(0)
  })

  test('the provider can fail, limit and be slow', async () => {
    const message = { to: '+919876543210', text: 'Hello' }
    sandbox.messages.set('sms', 'fail')
    expect((await sendSms(message)).status).toBe(503)
    sandbox.messages.set('sms', 'limit')
    expect((await sendSms(message)).status).toBe(429)
    sandbox.messages.set('sms', 'slow')
    const start = performance.now()
    expect((await sendSms(message)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(45)
    expect(sandbox.inbox.sms()).toHaveLength(1)
  })
})

describe('WhatsApp', () => {
  const template = {
    messaging_product: 'whatsapp',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'session_reminder',
      language: { code: 'en_IN' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Asha' },
            { type: 'text', text: '5:30 pm' },
          ],
        },
      ],
    },
  }

  test('a template message is kept with its parameters', async () => {
    const { status, answer } = await sendWhatsApp(template)
    expect(status).toBe(200)
    expect(answer).toEqual({
      messaging_product: 'whatsapp',
      contacts: [{ input: '919876543210', wa_id: '919876543210' }],
      messages: [{ id: expect.stringMatching(/^wamid\./), message_status: 'accepted' }],
    })
    expect(sandbox.inbox.whatsapp('+91 98765 43210')[0]).toMatchObject({
      phoneNumberId: '1234',
      template: { name: 'session_reminder', language: 'en_IN', parameters: ['Asha', '5:30 pm'] },
    })
  })

  test('a text message is kept', async () => {
    await sendWhatsApp({
      messaging_product: 'whatsapp',
      to: '919876543210',
      type: 'text',
      text: { body: 'Hello' },
    })
    expect(sandbox.inbox.whatsapp()[0]?.text).toBe('Hello')
  })

  test('errors have the shape of the Cloud API', async () => {
    expect(await sendWhatsApp(template, 'other')).toMatchObject({
      status: 401,
      answer: { error: { type: 'OAuthException', code: 190 } },
    })
    expect((await sendWhatsApp({ ...template, messaging_product: undefined })).status).toBe(400)
    sandbox.messages.set('whatsapp', 'fail')
    expect((await sendWhatsApp(template)).status).toBe(503)
    sandbox.messages.set('whatsapp', 'limit')
    expect(await sendWhatsApp(template)).toMatchObject({ status: 429, answer: { error: { code: 130429 } } })
  })
})
