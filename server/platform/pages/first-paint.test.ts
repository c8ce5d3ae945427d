import { describe, expect, test } from 'vitest'
import { paintAtOnce } from './first-paint.ts'

const sheets: Record<string, string> = { '/assets/a.css': 'a{}', '/assets/b.css': 'b{content:"$&"}' }
const contentOf = (address: string) => sheets[address]

describe('a page that paints at once', () => {
  test('has its styles in one element where the first link stands, in the order of the links', () => {
    const html =
      '<head><link rel="stylesheet" href="/assets/a.css#"/><meta/><link rel="stylesheet" href="/assets/b.css"/></head>'
    expect(paintAtOnce(html, contentOf).html).toBe(
      '<head><style data-sheets="/assets/a.css# /assets/b.css">a{}b{content:"$&"}</style><meta/></head>',
    )
    expect(paintAtOnce(html, contentOf).styles).toEqual(['a{}b{content:"$&"}'])
  })

  test('keeps the link of a sheet that is not known', () => {
    const html = '<link rel="stylesheet" href="/assets/unknown.css"/>'
    expect(paintAtOnce(html, contentOf)).toEqual({ html, styles: [] })
  })

  test('lets scripts wait for what is seen', () => {
    const preloads =
      '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>'
    expect(
      paintAtOnce(`${preloads}<script type="module" async="">import "/a"</script>`, contentOf).html,
    ).toBe('<script type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/a"</script>')
  })
})
