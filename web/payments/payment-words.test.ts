import * as contract from '@newyou/contract/appointments'
import { expect, test } from 'vitest'
import { messages } from '../messages/en/index.ts'
import { paymentFailed, paymentPending } from './payment-words.ts'

test('payment states are called by the words of the specification', () => {
  expect([paymentPending, paymentFailed]).toEqual([contract.paymentPending, contract.paymentFailed])
  expect(messages.appointments.states).toMatchObject({
    pending: contract.paymentPending,
    failed: contract.paymentFailed,
  })
  expect(messages.payments.booked).toBe(contract.appointmentMessages.booked)
})
