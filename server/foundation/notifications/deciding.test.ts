import { expect, test } from 'vitest'
import { decide, type Preferences } from './deciding.ts'
import { isUrgent, kindOfMessage } from './kinds.ts'

const usual: Preferences = { choices: {}, quiet: null, digestAt: '18:00', zone: 'Asia/Kolkata' }
const night = { ...usual, quiet: { from: '22:00', until: '07:30' } }
const mail = { kind: 'events', channel: 'mail', isUrgent: false } as const
const india = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

test('everything goes at once until a person chooses', () => {
  for (const channel of ['bell', 'mail', 'sms', 'whatsapp', 'push'] as const)
    expect(decide({ ...mail, channel }, usual, india('23:30'))).toEqual({ send: 'now' })
})

test('what is off for a kind and a channel does not go, and the rest does', () => {
  const chosen = { ...usual, choices: { 'events mail': 'off' as const } }
  expect(decide(mail, chosen, india('12:00'))).toEqual({ send: 'never' })
  expect(decide({ ...mail, isUrgent: true }, chosen, india('12:00'))).toEqual({ send: 'never' })
  expect(decide({ ...mail, channel: 'sms' }, chosen, india('12:00'))).toEqual({ send: 'now' })
  expect(decide({ ...mail, kind: 'sessions' }, chosen, india('12:00'))).toEqual({ send: 'now' })
})

test.each([
  ['21:59', { send: 'now' }],
  ['22:00', { send: 'later', at: india('07:30', '2026-11-22') }],
  ['02:00', { send: 'later', at: india('07:30') }],
  ['07:29', { send: 'later', at: india('07:30') }],
  ['07:30', { send: 'now' }],
])('with quiet hours from 22:00 to 07:30, a mail at %s', (time, decision) => {
  expect(decide(mail, night, india(time))).toEqual(decision)
  expect(decide({ ...mail, channel: 'push' }, night, india(time))).toEqual(decision)
})

test('quiet hours within a day are those of the person’s zone, and the bell does not wait', () => {
  const noon = { ...usual, zone: 'Europe/London', quiet: { from: '12:00', until: '14:00' } }
  expect(decide(mail, noon, new Date('2026-07-01T11:30:00Z'))).toEqual({
    send: 'later',
    at: new Date('2026-07-01T13:00:00Z'),
  })
  expect(decide(mail, noon, new Date('2026-07-01T13:00:00Z'))).toEqual({ send: 'now' })
  expect(decide({ ...mail, channel: 'bell' }, noon, new Date('2026-07-01T11:30:00Z'))).toEqual({
    send: 'now',
  })
})

test('a digest waits for its next time, and urgent messages for neither digest nor morning', () => {
  const daily = { ...night, choices: { 'events mail': 'digest' as const } }
  expect(decide(mail, daily, india('17:59'))).toEqual({ send: 'digest', at: india('18:00') })
  expect(decide(mail, daily, india('18:00'))).toEqual({ send: 'digest', at: india('18:00', '2026-11-22') })
  expect(decide({ ...mail, isUrgent: true }, daily, india('23:00'))).toEqual({ send: 'now' })
})

test('where clocks jump over the time of the digest, it comes when they have jumped', () => {
  const daily = {
    ...usual,
    zone: 'Europe/London',
    digestAt: '01:30',
    choices: { 'events mail': 'digest' as const },
  }
  expect(decide(mail, daily, new Date('2027-03-28T00:10:00Z'))).toEqual({
    send: 'digest',
    at: new Date('2027-03-28T01:30:00Z'),
  })
})

test('money and security come whatever was chosen, at any hour', () => {
  for (const message of [
    'wallet.moneyAdded',
    'payments.paymentReturned',
    'appointments.cancelledForClient',
    'events.cancelled',
    'accounts.contactChanged',
  ] as const) {
    const kind = kindOfMessage(message)
    expect(['money', 'security']).toContain(kind)
    expect(decide({ kind, channel: 'sms', isUrgent: false }, night, india('02:00'))).toEqual({ send: 'now' })
  }
  expect(kindOfMessage('appointments.reminder')).toBe('sessions')
})

test('a message is urgent while what it is about begins within twelve hours', () => {
  const startsAt = india('09:00').toISOString()
  expect(isUrgent('appointments.reminder', { startsAt }, india('08:50'))).toBe(true)
  expect(isUrgent('appointments.reminder', { startsAt }, india('09:00', '2026-11-20'))).toBe(false)
  expect(isUrgent('rooms.clientWaits', {}, india('09:00'))).toBe(true)
  expect(isUrgent('support.replied', {}, india('09:00'))).toBe(false)
})
