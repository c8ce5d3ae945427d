import { appointmentMessages } from '@newyou/contract/care/appointments/appointments'
import { paymentFailed, paymentPending } from '@newyou/contract/money/payments/states'
import { expect, test } from 'vitest'
import { messages } from '../../messages/en/index.ts'

test('payment states are called by the words of the specification', () => {
  expect(messages.appointments.states).toMatchObject({ pending: paymentPending, failed: paymentFailed })
  expect(messages.payments.bought.appointment).toBe(appointmentMessages.booked)
})
