import { sealedFormat as format } from './format.ts'

/** What the page says. */
export interface OpenerWords {
  locale: string
  title: string
  lead: string
  file: string
  passphrase: string
  open: string
  working: string
  done: string
  wrong: string
  unknown: string
  tooOld: string
}

/** How a browser opens a sealed file, segment by segment, so that none is too long for its memory. */
export const openSealed = `async function openSealed(sealed, passphrase, onShare) {
  const bytesOf = async (from, to) => new Uint8Array(await sealed.slice(from, to).arrayBuffer())
  const head = ${format.mark.length + format.saltBytes + format.prefixBytes}
  const begin = await bytesOf(0, head)
  if (begin.length < head || new TextDecoder().decode(begin.subarray(0, ${format.mark.length})) !== '${format.mark}')
    throw new Error('unknown')
  const salt = begin.subarray(${format.mark.length}, ${format.mark.length + format.saltBytes})
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const raw = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ${format.rounds} },
    raw, { name: 'AES-GCM', length: ${format.keyBytes * 8} }, false, ['decrypt'])
  const step = ${format.segmentBytes + format.tagBytes}
  const count = Math.ceil((sealed.size - head) / step)
  const parts = []
  for (let at = 0; at < count; at++) {
    const iv = new Uint8Array(${format.nonceBytes})
    iv.set(begin.subarray(${format.mark.length + format.saltBytes}))
    new DataView(iv.buffer).setUint32(${format.prefixBytes}, at)
    iv[${format.nonceBytes - 1}] = at === count - 1 ? 1 : 0
    const segment = await bytesOf(head + at * step, head + (at + 1) * step)
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, segment)
      .catch(() => { throw new Error('wrong') })
    parts.push(new Blob([plain]))
    onShare((at + 1) / count)
  }
  return new Blob(parts, { type: 'application/zip' })
}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page that opens a sealed file without a connection, in any browser: nothing of it is sent anywhere. */
export function openerPage(words: OpenerWords, saveAs: string): string {
  const of = (word: Exclude<keyof OpenerWords, 'locale'>) => escaped(words[word])
  const said = JSON.stringify({ ...words, saveAs }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${words.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${of('title')}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:34rem;padding:0 1rem}
label{display:block;margin:1rem 0 .3rem}input,button{font:inherit;padding:.5rem;max-width:100%;box-sizing:border-box}
input{width:100%}button{margin-top:1rem;min-height:44px}</style>
</head><body><main><h1>${of('title')}</h1><p>${of('lead')}</p>
<form><label for="file">${of('file')}</label><input id="file" type="file" accept=".sealed" required>
<label for="passphrase">${of('passphrase')}</label><input id="passphrase" type="password" autocomplete="off" required>
<button>${of('open')}</button></form><p role="status" id="said"></p></main>
<script>
${openSealed}
const words = ${said}
const at = (id) => document.getElementById(id)
const say = (text) => { at('said').textContent = text }
if (!globalThis.crypto || !crypto.subtle) say(words.tooOld)
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = document.querySelector('button')
  button.disabled = true
  say(words.working)
  try {
    const plain = await openSealed(at('file').files[0], at('passphrase').value, (share) =>
      say(words.working + ' ' + Math.floor(share * 100) + ' %'))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(plain)
    link.download = words.saveAs
    link.click()
    say(words.done)
  } catch (error) {
    say(words[error.message] || words.tooOld)
  }
  button.disabled = false
})
</script></body></html>
`
}
