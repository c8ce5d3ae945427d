import type { Reel } from '@newyou/contract/content/reels'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Film } from './film.tsx'

const reel = { video: '/none.mp4', qualities: [], captions: [] } as unknown as Reel // as much of it as a film shows

test('a film whose way has ended is asked for again, once until it plays', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { container } = await render(
    <IntlProvider locale="en" timeZone="Asia/Kolkata">
      <Film reel={reel} isPlaying isMuted onRefused={() => {}} />
    </IntlProvider>,
  )
  const film = container.querySelector('video')
  const meets = (...events: string[]) => {
    for (const name of events) film?.dispatchEvent(new Event(name))
  }
  const asked = () => load.mock.calls.length
  // It is not there, so it has failed by itself before it ever played.
  await expect.poll(() => film?.error?.code).toBe(4)
  expect(asked()).toBe(0)
  meets('playing')
  await expect.poll(() => film?.dataset.seen).toBe('true')
  meets('error')
  await expect.poll(() => film?.dataset.seen).toBe(undefined)
  meets('error')
  expect(asked()).toBe(1)
  vi.restoreAllMocks()
})
