// Runs on the inbox page and asks every two seconds for what is new.
export {}

type Item = {
  kind: 'mail' | 'sms' | 'whatsapp' | 'order' | 'payment' | 'refund' | 'webhook'
  id: string
  at: number
  to: string[]
  title: string
  text: string
  code?: string
  html?: string
  attachments?: { filename: string; mimeType: string; base64: string }[]
  state?: string
}

const refreshMs = 2000
const kindNames = {
  mail: 'Mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  order: 'Order',
  payment: 'Payment',
  refund: 'Refund',
  webhook: 'Webhook',
}
const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' })

// Both stand in the page that loads this script.
const list = document.getElementById('items') as HTMLOListElement
const status = document.getElementById('status') as HTMLParagraphElement

/** Rows stay in place while they do not change, so that an open mail and the focus survive a refresh. */
const rows = new Map<string, { row: HTMLLIElement; drawnFrom: string }>()
let shownKinds: string[] = []

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...content)
  return made
}

function drawRow(item: Item, isOpen: boolean): HTMLLIElement {
  const details = element('details', '', drawSummary(item))
  details.open = isOpen
  let isFilled = false
  const fill = () => {
    if (details.open && !isFilled) {
      isFilled = true
      details.append(drawBody(item))
    }
  }
  details.addEventListener('toggle', fill)
  fill()
  return element('li', '', details)
}

function drawSummary(item: Item): HTMLElement {
  const about = item.to.length > 0 ? `to ${item.to.join(', ')}` : item.id
  return element(
    'summary',
    '',
    element('span', `kind ${item.kind}`, kindNames[item.kind]),
    element('span', 'title', item.title || 'No subject'),
    ...(item.code ? [element('strong', 'code', item.code)] : []),
    ...(item.state ? [element('span', 'state', item.state)] : []),
    element('span', 'quiet', `${about}, ${time.format(item.at)}`),
  )
}

function drawBody(item: Item): HTMLElement {
  const body = element('div', 'body')
  if (item.html) {
    const frame = element('iframe', 'mail-frame')
    frame.title = `Mail: ${item.title}`
    // No scripts and another origin; links may open in a new tab.
    frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    frame.srcdoc = `<base target="_blank">${item.html}`
    body.append(frame, element('h2', '', 'As plain text'))
  }
  const text = element('pre', '', item.text || 'Empty')
  text.tabIndex = 0
  text.setAttribute('role', 'region')
  text.setAttribute('aria-label', `${kindNames[item.kind]} text`)
  body.append(text)
  for (const { filename, mimeType, base64 } of item.attachments ?? []) {
    const link = element('a', '', `Save ${filename}`)
    link.download = filename
    link.href = `data:${mimeType};base64,${base64}`
    body.append(element('p', '', link))
  }
  return body
}

function draw(items: Item[]): void {
  const shown = items.filter((item) => shownKinds.length === 0 || shownKinds.includes(item.kind))
  const kept = new Set(shown.map((item) => item.id))
  for (const [id, { row }] of rows) {
    if (kept.has(id)) continue
    row.remove()
    rows.delete(id)
  }
  shown.forEach((item, place) => {
    const drawnFrom = JSON.stringify(item)
    let known = rows.get(item.id)
    if (!known || known.drawnFrom !== drawnFrom) {
      const hadFocus = known?.row.contains(document.activeElement)
      const row = drawRow(item, known?.row.querySelector('details')?.open ?? false)
      known?.row.replaceWith(row)
      known = { row, drawnFrom }
      rows.set(item.id, known)
      if (hadFocus) row.querySelector('summary')?.focus()
    }
    if (list.children[place] !== known.row) list.insertBefore(known.row, list.children[place] ?? null)
  })
  say(shown.length === 0 ? 'Nothing yet. This page updates automatically.' : `${shown.length} received.`)
}

function say(text: string): void {
  // Written only when it changes, or a screen reader would repeat it every two seconds.
  if (status.textContent !== text) status.textContent = text
}

async function refresh(): Promise<void> {
  try {
    const response = await fetch('/_inbox')
    const { items } = (await response.json()) as { items: Item[] } // our own server
    draw(items)
  } catch {
    say('The sandbox does not answer. This page retries automatically.')
  }
}

async function refreshForever(): Promise<void> {
  await refresh()
  setTimeout(refreshForever, refreshMs)
}

const choices = [...document.querySelectorAll<HTMLButtonElement>('.choices button')]
for (const choice of choices) {
  choice.addEventListener('click', () => {
    for (const one of choices) one.setAttribute('aria-pressed', String(one === choice))
    shownKinds = (choice.dataset.kinds ?? '').split(' ').filter(Boolean)
    void refresh()
  })
}
void refreshForever()
