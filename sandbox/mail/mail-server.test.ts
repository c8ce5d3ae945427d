import nodemailer from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../index.ts'

let sandbox: Sandbox
let transport: ReturnType<typeof nodemailer.createTransport>

beforeAll(async () => {
  sandbox = await startSandbox()
  transport = nodemailer.createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, secure: false })
})
afterAll(async () => {
  transport.close()
  await sandbox.close()
})

const mail = {
  from: 'New You <hello@newyou.test>',
  to: 'asha@example.in',
  bcc: 'records@newyou.test',
  subject: 'आपकी बुकिंग ₹1,999',
  text: 'Your code is 482913. It works for 5 minutes.',
  html: '<p>Your code is <b>482913</b>.</p>',
  attachments: [{ filename: 'session.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }],
}

test('a mail is kept with its texts, attachments and every receiver of the envelope', async () => {
  await transport.sendMail(mail)
  const received = await sandbox.inbox.waitForMail('ASHA@example.in')
  expect(received).toMatchObject({
    from: 'New You <hello@newyou.test>',
    to: ['asha@example.in', 'records@newyou.test'],
    subject: mail.subject,
    html: expect.stringContaining('<b>482913</b>'),
    attachments: [{ filename: 'session.ics', mimeType: 'text/calendar' }],
  })
  expect(atob(received.attachments[0]?.base64 ?? '').trim()).toBe('BEGIN:VCALENDAR')
  expect(received.text.trim()).toBe(mail.text)
  expect(sandbox.inbox.mails('records@newyou.test')).toHaveLength(1)
})

test('a name and a password are taken as they come', async () => {
  const signedIn = nodemailer.createTransport({
    host: '127.0.0.1',
    port: sandbox.smtpPort,
    auth: { user: 'newyou', pass: 'any' },
  })
  await signedIn.sendMail({ ...mail, to: 'signed-in@example.in' })
  expect(sandbox.inbox.mails('signed-in@example.in')).toHaveLength(1)
})

test('while the provider is down mails are refused for now, and taken again after it', async () => {
  sandbox.mail.goDown()
  await expect(transport.sendMail({ ...mail, to: 'later@example.in' })).rejects.toMatchObject({
    responseCode: 451,
  })
  sandbox.mail.goDown(421)
  await expect(transport.sendMail({ ...mail, to: 'later@example.in' })).rejects.toMatchObject({
    responseCode: 421,
  })
  expect(sandbox.inbox.mails('later@example.in')).toHaveLength(0)
  sandbox.mail.comeBack()
  await transport.sendMail({ ...mail, to: 'later@example.in' })
  expect(sandbox.inbox.mails('later@example.in')).toHaveLength(1)
})
