import { whenIdle } from './when-idle.ts'

/**
 * Lays out the parts of the page that are out of sight, one by one while nothing else is to do: all at once takes a cheap
 * phone a quarter of a second. Until then base.css lets each have a guessed height.
 */
export function layOutParts() {
  const parts = [...document.querySelectorAll<HTMLElement>('.section, body > footer')]
  const layOutNext = () => {
    const part = parts.shift()
    if (!part) {
      document.documentElement.dataset.laidOut = 'true'
      return
    }
    part.style.contentVisibility = 'visible'
    whenIdle(layOutNext)
  }
  whenIdle(layOutNext)
}
