import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ui } from '../../messages/en/ui.ts'
import '../../ui/theme/tokens.css'
import '../../ui/theme/base.css'
import { shownParts } from './shown-parts.tsx'

const states = shownParts.flatMap(({ name, states }) =>
  Object.entries(states).map(([state, show]) => [`${name}, ${state}`, show] as const),
)

test.each(states)('%s fits a small phone, also with words that are long', async (_name, show) => {
  await page.viewport(360, 800)
  const { container } = await render(
    <IntlProvider locale="en" timeZone="Asia/Kolkata" messages={{ ui }}>
      <MemoryRouter>{show()}</MemoryRouter>
    </IntlProvider>,
  )
  const { right } = container.getBoundingClientRect()
  // A field scrolls inside.
  const beyond = [...container.querySelectorAll(':not(input)')].filter(
    (part) =>
      Math.max(part.getBoundingClientRect().right, part.getBoundingClientRect().left + part.scrollWidth) >
      right + 0.5,
  )
  expect(container.children.length).toBeGreaterThan(0)
  expect(beyond.map((part) => part.outerHTML.slice(0, 120))).toEqual([])
})
