import type { PaymentProvider } from '../integrations/payments.ts'
import type { Providers } from '../integrations/providers.ts'
import { testFulfilment } from './shop.ts'

/** A simulated process kill: the rest of its work does not run, and there is no answer. */
export class Killed extends Error {}

/**
 * Kills the server's work at a numbered step: before and after each call of the gateway, and around the gift inside
 * the transaction.
 */
export function createGatewayGuard() {
  let steps = 0
  let killAt = Number.POSITIVE_INFINITY
  const passed: string[] = []

  function step(name: string) {
    passed.push(name)
    if (++steps === killAt) throw new Killed(name)
  }

  const around =
    <A extends unknown[], R>(name: string, work: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      step(`before ${name}`)
      const result = await work(...given)
      step(`after ${name}`)
      return result
    }

  const gatewayAround = (real: PaymentProvider): PaymentProvider => ({
    ...real,
    createOrder: around('createOrder', real.createOrder),
    findOrderByReceipt: around('findOrderByReceipt', real.findOrderByReceipt),
    fetchPayment: around('fetchPayment', real.fetchPayment),
    paymentsOfOrder: around('paymentsOfOrder', real.paymentsOfOrder),
    capture: around('capture', real.capture),
    refund: around('refund', real.refund),
  })

  return {
    /** The real providers, with each call of the gateway as a step. */
    around: (real: Providers): Providers => ({ ...real, gateway: gatewayAround(real.gateway) }),
    fulfilments: {
      appointment: {
        fulfil: around('fulfil', testFulfilment.fulfil),
        release: around('release', testFulfilment.release),
      },
    },
    /** The step with this number from now on fails; the names of all passed steps are kept. */
    arm(number: number) {
      steps = 0
      killAt = number
      passed.length = 0
    },
    disarm() {
      killAt = Number.POSITIVE_INFINITY
    },
    /** Whether the armed step was reached. */
    hasFired: () => steps >= killAt,
    passed: () => [...passed],
  }
}
