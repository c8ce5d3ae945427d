import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://newyou.example',
  DATABASE_URL: 'postgres://somewhere/newyou',
  DEMO_CONTENT: 'false',
  SESSION_SECRET: 'a session secret of production',
  OTP_SECRET: 'an otp secret of production',
  CSRF_SECRET: 'a csrf secret of production',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'a key secret of production',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret of production',
  SMS_API_URL: 'https://sms.example/send',
  SMS_API_KEY: 'sms',
  WHATSAPP_API_URL: 'https://whatsapp.example/v21.0/1',
  WHATSAPP_TOKEN: 'whatsapp',
  SMTP_URL: 'smtps://user:password@mail.example',
}

describe('configuration', () => {
  test('an empty environment is a working development', () => {
    expect(readConfig({})).toMatchObject({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' })
  })

  test('every wrong value is named in one message', () => {
    const read = () => readConfig({ PORT: 'many', LOG_LEVEL: 'loud', SESSION_SECRET: 'short' })
    expect(read).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*SESSION_SECRET/)
  })

  test('production refuses default secrets, the sandbox and demo content, all in one message', () => {
    const read = () => readConfig({ NODE_ENV: 'production' })
    for (const name of [
      'SESSION_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'PUBLIC_URL',
      'DATABASE_URL',
      'DEMO_CONTENT',
      'SMS_API_URL',
      'SMTP_URL',
    ])
      expect(read).toThrow(name)
  })

  test('production with everything said is accepted', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, PUBLIC_URL: 'https://newyou.example' })
  })

  test.each(Object.keys(production).filter((name) => /SECRET|KEY_ID|API_KEY|TOKEN/.test(name)))(
    'production does not start without its own %s',
    (name) => {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name)
    },
  )
})
