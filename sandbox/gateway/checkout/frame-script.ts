// Runs inside the checkout's frame, on the sandbox's own origin.
export {}

type Options = {
  key: string
  order_id: string
  name?: string
  description?: string
  prefill?: { name?: string; email?: string; contact?: string; vpa?: string; method?: string }
  modal?: { escape?: boolean; backdropclose?: boolean }
  retry?: boolean | { enabled?: boolean; max_count?: number }
}
type AttemptAnswer = {
  payment_id: string
  status: string
  bank: string | null
  success: unknown
  error: { description: string } | null
}

const methods = ['upi', 'card', 'netbanking'] as const
type Method = (typeof methods)[number]

const parentOrigin = document.documentElement.dataset.origin ?? ''
const pollMs = 1000
const paidShownMs = 900
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

let options: Options | undefined
let failures = 0
let openPaymentId = ''

function find<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}.`)
  return element as Kind // the page and this script are written together
}

function tell(type: 'ready' | 'paid' | 'failed' | 'dismissed', answer?: unknown): void {
  window.parent.postMessage({ from: 'sandbox-checkout', type, answer }, parentOrigin)
}

function show(id: 'choose' | 'wait' | 'bank' | 'failed' | 'paid' | 'unavailable'): void {
  for (const section of document.querySelectorAll('section')) section.hidden = section.id !== id
  find('close').hidden = id === 'paid'
  const target = id === 'choose' ? currentField() : find(id).querySelector<HTMLElement>('h2')
  target?.focus()
}

function currentMethod(): Method {
  return methods.find((method) => find(`tab-${method}`).getAttribute('aria-selected') === 'true') ?? 'upi'
}

function currentField(): HTMLElement | null {
  return find(`form-${currentMethod()}`).querySelector<HTMLElement>('input, select')
}

function selectMethod(chosen: Method, focus: 'tab' | 'field'): void {
  for (const method of methods) {
    const tab = find(`tab-${method}`)
    tab.setAttribute('aria-selected', String(method === chosen))
    tab.tabIndex = method === chosen ? 0 : -1
    find(`panel-${method}`).hidden = method !== chosen
  }
  showProblem('')
  if (focus === 'tab') find(`tab-${chosen}`).focus()
  else currentField()?.focus()
}

function showProblem(text: string): void {
  find('problem').textContent = text
  find('problem').hidden = text === ''
}

async function ask(path: string, body?: unknown): Promise<AttemptAnswer> {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer?.error?.description ?? 'The test gateway did not answer.')
  return answer
}

function instrumentOf(method: Method): string {
  if (method === 'upi') return find<HTMLInputElement>('vpa').value.trim()
  if (method === 'card') return find<HTMLInputElement>('number').value.trim()
  return find<HTMLSelectElement>('bank-code').value
}

function missing(method: Method): string {
  if (method === 'upi' && !instrumentOf('upi').includes('@'))
    return 'Enter a UPI ID, such as success@sandbox.'
  if (method !== 'card') return ''
  if (instrumentOf('card').replaceAll(/\D/g, '').length < 12) return 'Enter the full card number.'
  if (!/^\d{2}\s*\/\s*\d{2}$/.test(find<HTMLInputElement>('expiry').value.trim())) {
    return 'Enter the expiry as month and year, such as 12 / 30.'
  }
  if (!/^\d{3,4}$/.test(find<HTMLInputElement>('cvv').value.trim()))
    return 'Enter the 3 digits on the back of the card.'
  return ''
}

async function pay(method: Method): Promise<void> {
  if (!options) return
  const problem = missing(method)
  showProblem(problem)
  if (problem) return currentField()?.focus()
  const button = find(`form-${method}`).querySelector<HTMLButtonElement>('.pay')
  if (button) button.disabled = true
  try {
    const { prefill, description } = options
    const holder = find<HTMLInputElement>('holder').value
    const payer = { name: holder || prefill?.name, email: prefill?.email, contact: prefill?.contact }
    const answer = await ask('/checkout/payments', {
      key: options.key,
      order_id: options.order_id,
      method,
      instrument: instrumentOf(method),
      payer,
      description,
    })
    follow(answer)
  } catch (error) {
    showProblem(error instanceof Error ? error.message : String(error))
  } finally {
    if (button) button.disabled = false
  }
}

function follow(answer: AttemptAnswer): void {
  openPaymentId = answer.payment_id
  if (answer.success) {
    show('paid')
    setTimeout(() => tell('paid', answer.success), paidShownMs)
    return
  }
  if (answer.error) {
    failures += 1
    find('failed-why').textContent = answer.error.description
    find('again').hidden = !mayRetry()
    show('failed')
    tell('failed', { error: answer.error })
    return
  }
  if (answer.bank) {
    find('bank-name').textContent = answer.bank
    show('bank')
    return
  }
  show('wait')
  setTimeout(() => void poll(answer.payment_id), pollMs)
}

async function poll(paymentId: string): Promise<void> {
  if (paymentId !== openPaymentId || !options) return
  try {
    const answer = await ask(`/checkout/payments/${paymentId}?key=${encodeURIComponent(options.key)}`)
    if (answer.status !== 'created') return follow(answer)
  } catch {
    // The next poll may succeed; the payer can close it at any time.
  }
  setTimeout(() => void poll(paymentId), pollMs)
}

async function answerAsBank(outcome: 'success' | 'failure'): Promise<void> {
  if (!options) return
  follow(await ask(`/checkout/payments/${openPaymentId}/bank`, { key: options.key, outcome }))
}

function mayRetry(): boolean {
  const retry = options?.retry
  if (retry === false) return false
  if (typeof retry !== 'object') return true
  return retry.enabled !== false && failures <= (retry.max_count ?? Number.POSITIVE_INFINITY)
}

async function begin(given: Options): Promise<void> {
  options = given
  find('shop').textContent = given.name ?? 'Payment'
  find('purpose').textContent = given.description ?? ''
  try {
    const key = encodeURIComponent(given.key)
    const response = await fetch(`/checkout/orders/${encodeURIComponent(given.order_id)}?key=${key}`)
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.error.description)
    if (answer.status === 'paid') throw new Error('This order is already paid.')
    const amount = rupees.format(answer.amount / 100).replace(/\.00$/, '')
    find('amount').textContent = amount
    for (const place of document.querySelectorAll('.pay-amount')) place.textContent = amount
  } catch (error) {
    find('unavailable-why').textContent = error instanceof Error ? error.message : String(error)
    return show('unavailable')
  }
  find<HTMLInputElement>('vpa').value = given.prefill?.vpa ?? ''
  find<HTMLInputElement>('holder').value = given.prefill?.name ?? ''
  show('choose')
  selectMethod(methods.find((method) => method === given.prefill?.method) ?? 'upi', 'field')
}

function keepFocusInside(event: KeyboardEvent): void {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('button, input, select, summary, [tabindex="0"]'),
  ].filter((element) => element.tabIndex >= 0 && element.checkVisibility() && !element.matches(':disabled'))
  const first = stops[0]
  const last = stops.at(-1)
  const active = document.activeElement
  const isOutside = !stops.some((element) => element === active)
  if (event.shiftKey && (active === first || isOutside)) {
    event.preventDefault()
    last?.focus()
  } else if (!event.shiftKey && active === last) {
    event.preventDefault()
    first?.focus()
  }
}

function moveTab(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const place = methods.indexOf(currentMethod())
  selectMethod(methods[(place + step + methods.length) % methods.length] ?? 'upi', 'tab')
}

function fillIn(button: HTMLElement): void {
  const field = find<HTMLInputElement>(button.dataset.field ?? '')
  field.value = button.dataset.value ?? ''
  if (field.id === 'number') {
    find<HTMLInputElement>('expiry').value ||= '12 / 30'
    find<HTMLInputElement>('cvv').value ||= '123'
  }
  showProblem('')
  find(`form-${currentMethod()}`).querySelector<HTMLElement>('.pay')?.focus()
}

for (const method of methods) {
  find(`tab-${method}`).addEventListener('click', () => selectMethod(method, 'tab'))
  find(`tab-${method}`).addEventListener('keydown', moveTab)
  find(`form-${method}`).addEventListener('submit', (event) => {
    event.preventDefault()
    void pay(method)
  })
}
for (const button of document.querySelectorAll<HTMLElement>('.fill')) {
  button.addEventListener('click', () => fillIn(button))
}
for (const id of ['close', 'give-up', 'leave']) find(id).addEventListener('click', () => tell('dismissed'))
find('again').addEventListener('click', () => show('choose'))
find('bank-success').addEventListener('click', () => void answerAsBank('success'))
find('bank-failure').addEventListener('click', () => void answerAsBank('failure'))
document.addEventListener('keydown', (event) => {
  if (event.key === 'Tab') keepFocusInside(event)
  if (event.key === 'Escape' && options?.modal?.escape !== false && find('paid').hidden) tell('dismissed')
})
document.addEventListener('click', (event) => {
  if (options?.modal?.backdropclose && event.target === document.body) tell('dismissed')
})
window.addEventListener('message', (event) => {
  if (event.origin !== parentOrigin || event.source !== window.parent) return
  if (event.data?.to === 'sandbox-checkout') void begin(event.data.options)
})
tell('ready')
