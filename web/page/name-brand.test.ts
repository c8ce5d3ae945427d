import { brandMark } from '@newyou/contract/foundation/brand/names'
import { expect, test } from 'vitest'
import { nameBrand } from './name-brand.ts'

const name = `Rao & "Sons" <b>`

test('the name is written as each place of a page needs it', () => {
  const page = `<title>Log in | ${brandMark}</title><a href="/share?text=${encodeURIComponent(brandMark)}"></a>`
  const data = `<script type="application/ld+json">{"name":"${brandMark}","at":"${brandMark}"}</script>`
  const named = nameBrand(page + data, name)
  expect(named).toContain('<title>Log in | Rao &amp; &quot;Sons&quot; &lt;b&gt;</title>')
  expect(named).toContain(`href="/share?text=${encodeURIComponent(name)}"`)
  const json = /\{.*\}/.exec(named)?.[0] ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name, at: name })
})

test('a name with signs of replacing stays as it is', () => {
  expect(nameBrand(`<p>${brandMark}</p><script>"${brandMark}"</script>`, "A$&B$'")).toBe(
    `<p>A$&amp;B$&#x27;</p><script>"A$&B$'"</script>`,
  )
})
