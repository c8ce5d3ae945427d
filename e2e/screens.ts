import { expect, type Page } from '@playwright/test'

/** Phones, one of them lying, and a laptop. */
export const roomSizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/** The page is one screen: nothing scrolls, and each button lies in sight and over no other. */
export async function expectOneScreen(page: Page) {
  const seen = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const faults: string[] = []
    if (scrollHeight > innerHeight) faults.push(`${scrollHeight} high on ${innerHeight}`)
    if (scrollWidth > innerWidth) faults.push(`${scrollWidth} wide on ${innerWidth}`)
    const buttons = [...document.querySelectorAll<HTMLElement>('button, a[href], select')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => ({
        name: one.ariaLabel ?? one.textContent?.trim() ?? '',
        box: one.getBoundingClientRect(),
        one,
      }))
      .filter(({ box }) => box.width > 2 && box.right > 0)
    for (const { name, box } of buttons)
      if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
        faults.push(`${name} is out of sight`)
    for (const [index, { name, box }] of buttons.entries())
      for (const other of buttons.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 1 && down > 1) faults.push(`${name} and ${other.name} lie over each other`)
      }
    return faults
  })
  expect(seen, JSON.stringify(page.viewportSize())).toEqual([])
}

/** Most of each picture is in sight, so that a face is, and no picture lies over another. */
export async function expectFacesInSight(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const videos = [...document.querySelectorAll('video')].filter(
            (video) => video.videoWidth > 0 && video.checkVisibility({ opacityProperty: true }),
          )
          const cut = videos.filter((video) => {
            if (getComputedStyle(video).objectFit === 'contain') return false
            const [picture, place] = [
              video.videoWidth / video.videoHeight,
              video.clientWidth / video.clientHeight,
            ]
            return Math.min(picture, place) / Math.max(picture, place) < 0.7
          })
          const boxes = videos.map((video) => video.getBoundingClientRect())
          const covered = boxes.filter((box, index) =>
            boxes.some(
              (other, at) =>
                at !== index &&
                Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
            ),
          )
          return { seen: videos.length > 0, cut: cut.length, covered: covered.length }
        }),
      { message: JSON.stringify(page.viewportSize()) },
    )
    .toEqual({ seen: true, cut: 0, covered: 0 })
}
