import type { PaymentStart } from '@newyou/contract/money/payments/payments'

type Checkout = Extract<PaymentStart, { outcome: 'gateway' }>['checkout']
export const payMethods = ['upi', 'card', 'netbanking'] as const
export type PayMethod = (typeof payMethods)[number]

interface Success {
  razorpay_payment_id: string
  razorpay_signature: string
}
interface Failure {
  error?: { description?: string; reason?: string }
}
interface GatewayWindow {
  open: () => void
  on: (event: 'payment.failed', listener: (failure: Failure) => void) => void
}
type Gateway = new (options: Record<string, unknown>) => GatewayWindow

/** How the gateway's window ended. `declined` may come before the person closes it and tries no more. */
export type GatewayEnd =
  | { kind: 'paid'; paymentId: string; signature: string }
  | { kind: 'dismissed'; declined: string | undefined }

const loading = new Map<string, Promise<Gateway>>()

/** Loads the gateway's script once; a failed try may be repeated. */
function loadGateway(script: string): Promise<Gateway> {
  const known = loading.get(script)
  if (known) return known
  const started = new Promise<Gateway>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.onload = () => {
      const { Razorpay } = window as unknown as { Razorpay?: Gateway } // set by the script that just ran
      if (Razorpay) resolve(Razorpay)
      else reject(new Error('The gateway did not introduce itself'))
    }
    element.onerror = () => reject(new Error('The gateway did not load'))
    document.head.append(element)
  })
  loading.set(script, started)
  started.catch(() => loading.delete(script))
  return started
}

/** Opens the gateway's window and waits until it is paid or closed. @throws when its script does not load */
export async function openGateway({ script, ...options }: Checkout, method: PayMethod): Promise<GatewayEnd> {
  const Razorpay = await loadGateway(script)
  return await new Promise((resolve) => {
    let declined: string | undefined
    const shown = new Razorpay({
      ...options,
      prefill: { ...options.prefill, method },
      handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }: Success) =>
        resolve({ kind: 'paid', paymentId, signature }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed', declined }), backdropclose: false },
    })
    shown.on('payment.failed', ({ error }) => {
      declined = error?.description ?? ''
    })
    shown.open()
  })
}
