import { type RefObject, useEffect, useState } from 'react'
import { fitOf } from './fit.ts'

/** How a video lies in its place, again whenever a phone is turned at either end. */
export function useFit(video: RefObject<HTMLVideoElement | null>, source: unknown) {
  const [fit, setFit] = useState<'cover' | 'contain'>('contain')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element comes with its source
  useEffect(() => {
    const element = video.current
    if (!element) return
    const look = () => {
      const { videoWidth, videoHeight, clientWidth, clientHeight } = element
      if (videoWidth > 0 && clientHeight > 0)
        setFit(
          fitOf({ width: videoWidth, height: videoHeight }, { width: clientWidth, height: clientHeight }),
        )
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    for (const event of ['resize', 'loadedmetadata']) element.addEventListener(event, look)
    return () => {
      watcher.disconnect()
      for (const event of ['resize', 'loadedmetadata']) element.removeEventListener(event, look)
    }
  }, [source])
  return fit
}
