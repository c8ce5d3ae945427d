import { escapeHtml } from '../../platform/assets.ts'
import { banks, cards, type Instrument, upiIds } from '../instruments.ts'

/** The page inside the checkout's frame. It is whole at once; the script shows one part at a time. */
export function checkoutPage(origin: string, scheme: 'dark' | 'light'): string {
  return `<!doctype html>
<html lang="en" data-scheme="${scheme}" data-origin="${escapeHtml(origin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test payment. No money is charged</title>
<link rel="stylesheet" href="/checkout/frame.css">
<link rel="stylesheet" href="/checkout/frame-parts.css">
<script type="module" src="/checkout/frame.js"></script>
</head>
<body>
<div class="panel" role="dialog" aria-modal="true" aria-labelledby="shop" aria-describedby="practice">
  <p class="practice" id="practice">Test payment. No money is charged</p>
  <header>
    <div>
      <h1 id="shop" tabindex="-1">Payment</h1>
      <p id="purpose" class="quiet"></p>
    </div>
    <p class="amount" id="amount"></p>
    <button type="button" id="close" class="close" aria-label="Close the payment">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>
    </button>
  </header>
  <section id="choose" hidden>
    <div role="tablist" aria-label="Payment method">
      ${tab('upi', 'UPI', true)}${tab('card', 'Card', false)}${tab('netbanking', 'Net banking', false)}
    </div>
    <p id="problem" class="problem" role="alert" hidden></p>
    ${upiForm()}
    ${cardForm()}
    ${bankForm()}
  </section>
  <section id="wait" class="state" hidden>
    <h2 tabindex="-1">Waiting for your UPI app</h2>
    <p>Approve the request there. This takes a few seconds. You can close this window; the payment continues.</p>
    <p class="bar" aria-hidden="true"><span></span></p>
  </section>
  <section id="bank" class="state" hidden>
    <h2 tabindex="-1" id="bank-name">Bank</h2>
    <p>This is the bank’s test page. Choose the result.</p>
    <div class="row">
      <button type="button" class="pay" id="bank-success">Success</button>
      <button type="button" class="quiet-button" id="bank-failure">Failure</button>
    </div>
  </section>
  <section id="failed" class="state" hidden>
    <h2 tabindex="-1">Payment failed</h2>
    <p id="failed-why"></p>
    <div class="row">
      <button type="button" class="rice" id="again">Try again</button>
      <button type="button" class="quiet-button" id="give-up">Close</button>
    </div>
  </section>
  <section id="paid" class="state" hidden>
    <h2 tabindex="-1">Paid</h2>
    <p>Returning to the website.</p>
  </section>
  <section id="unavailable" class="state" hidden>
    <h2 tabindex="-1">This payment cannot be opened</h2>
    <p id="unavailable-why"></p>
    <div class="row"><button type="button" class="rice" id="leave">Close</button></div>
  </section>
</div>
</body>
</html>`
}

function tab(method: string, label: string, selected: boolean): string {
  return `<button type="button" role="tab" id="tab-${method}" aria-controls="panel-${method}" aria-selected="${selected}"${
    selected ? '' : ' tabindex="-1"'
  }>${label}</button>`
}

function panel(method: string, hidden: boolean, body: string): string {
  return `<div id="panel-${method}" role="tabpanel" aria-labelledby="tab-${method}"${hidden ? ' hidden' : ''}>
    <form id="form-${method}" novalidate>
    ${body}
    </form>
  </div>`
}

const payButton = '<button type="submit" class="pay">Pay <span class="pay-amount"></span></button>'

function upiForm(): string {
  return panel(
    'upi',
    false,
    `<label for="vpa">UPI ID</label>
    <input id="vpa" name="vpa" autocomplete="off" autocapitalize="none" spellcheck="false" inputmode="email" placeholder="name@bank">
    ${payButton}
    ${whatToType(upiIds, 'vpa')}`,
  )
}

function cardForm(): string {
  return panel(
    'card',
    true,
    `<label for="number">Card number</label>
    <input id="number" name="number" autocomplete="off" inputmode="numeric" placeholder="0000 0000 0000 0000" maxlength="23">
    <div class="pair">
      <div><label for="expiry">Expiry</label>
      <input id="expiry" name="expiry" autocomplete="off" inputmode="numeric" placeholder="MM / YY" maxlength="7"></div>
      <div><label for="cvv">CVV</label>
      <input id="cvv" name="cvv" autocomplete="off" inputmode="numeric" placeholder="000" maxlength="4"></div>
    </div>
    <label for="holder">Name on the card</label>
    <input id="holder" name="holder" autocomplete="off">
    ${payButton}
    ${whatToType(cards, 'number')}`,
  )
}

function bankForm(): string {
  const options = banks.map((bank) => `<option value="${bank.code}">${bank.name}</option>`).join('')
  return panel(
    'netbanking',
    true,
    `<label for="bank-code">Bank</label>
    <select id="bank-code" name="bank">${options}</select>
    ${payButton}
    <p class="quiet">The next page lets you choose what the bank answers.</p>`,
  )
}

function whatToType(instruments: Instrument[], field: string): string {
  const rows = instruments.map(
    ({ value, says }) =>
      `<li><button type="button" class="fill" data-field="${field}" data-value="${value}"><span>${value}</span> <span class="quiet">${says}</span></button></li>`,
  )
  return `<details><summary>What to type</summary><ul>${rows.join('')}</ul></details>`
}
