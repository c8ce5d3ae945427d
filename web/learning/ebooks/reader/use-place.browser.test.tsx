import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { OpenedBook } from './opened-book.ts'
import { usePlace } from './use-place.ts'

const book: OpenedBook = { parts: 2, contents: [], weights: [0.5, 0.5], isFromRight: false }

/** A reader whose part stands there once "Show" is pressed. */
function Reader() {
  const { here, onShown, turn } = usePlace(book, null, () => {})
  return (
    // Out of the flow: a document that scrolls is scrolled before it is turned.
    <main style={{ position: 'fixed' }}>
      <h1>Part {here.part + 1}</h1>
      <button type="button" onClick={() => turn(1)}>
        Turn
      </button>
      <button type="button" onClick={({ currentTarget }) => onShown(currentTarget)}>
        Show
      </button>
    </main>
  )
}

test('a page that is turned while it is still on its way is turned once it is there', async () => {
  const screen = await render(<Reader />)
  await screen.getByRole('button', { name: 'Turn' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Part 1' })).toBeVisible()
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Part 2' })).toBeVisible()
})
