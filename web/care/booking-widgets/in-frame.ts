import { useEffect } from 'react'

/** The message by which a page that shows the widget learns its height. */
const heightMessage = 'booking-widget-height'

const themes = ['light', 'dark']

/** Tells the page around how high the widget is. It says nothing else, so any page may hear it. */
function tellHeight() {
  const { scrollHeight } = document.body
  window.parent.postMessage({ type: heightMessage, height: scrollHeight }, '*')
}

/** Wears the theme that the page around asks for, and keeps its frame as high as what is in it. */
export function useFrame(theme: string | null) {
  useEffect(() => {
    if (!theme || !themes.includes(theme)) return
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.mantineColorScheme = theme
  }, [theme])
  useEffect(() => {
    if (window.parent === window) return
    const sizes = new ResizeObserver(tellHeight)
    sizes.observe(document.body)
    return () => sizes.disconnect()
  }, [])
}
