/**
 * Booking on other sites. A page has
 *   <script src="https://…/booking-widget.js" async></script>
 *   <a href="…" data-booking-widget="ID">Book</a>
 * and a press on the link opens the times in a dialog; without this script it leads to what its `href` says. An element with
 * `data-inline` shows them in its place. `data-theme`: light, dark or auto; `data-language`: en or hi; `data-label`: the name
 * of the frame. It sets no cookie and reads nothing of the page.
 */
;(() => {
  const site = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin
  const heightMessage = 'booking-widget-height'
  const highest = 2000

  /** @param {HTMLElement} element */
  function frameFor(element) {
    const { bookingWidget = '', theme = 'auto', language = 'en', label } = element.dataset
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const worn = theme === 'auto' ? (isDark ? 'dark' : 'light') : theme
    const path = `${language === 'hi' ? '/hi' : ''}/booking-widget/${encodeURIComponent(bookingWidget)}`
    const frame = document.createElement('iframe')
    frame.src = `${site}${path}?theme=${encodeURIComponent(worn)}`
    frame.title = label || element.textContent?.trim() || 'Book'
    frame.referrerPolicy = 'origin'
    frame.style.cssText = 'display:block;width:100%;height:640px;border:0'
    return frame
  }

  // The frame says how high it is; nothing else is taken from it.
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== site || data?.type !== heightMessage || !Number.isFinite(data.height)) return
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source && frame.dataset.inline)
        frame.style.height = `${Math.min(Math.max(data.height, 200), highest)}px`
  })

  /** @param {HTMLElement} element */
  function open(element) {
    const dialog = document.createElement('dialog')
    const frame = frameFor(element)
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = '×'
    close.setAttribute('aria-label', element.dataset.language === 'hi' ? 'बंद करें' : 'Close')
    close.style.cssText =
      'position:absolute;top:4px;right:4px;width:44px;height:44px;border:0;background:none;color:inherit;font-size:24px;cursor:pointer'
    dialog.setAttribute('aria-label', frame.title)
    dialog.style.cssText =
      'background:Canvas;color:CanvasText;width:min(560px,100vw);max-width:100vw;max-height:100dvh;padding:48px 0 0;border:0;border-radius:12px;overflow:hidden'
    dialog.style.colorScheme = frame.src.endsWith('theme=dark') ? 'dark' : 'light'
    frame.style.height = 'min(680px,calc(100dvh - 64px))'
    close.addEventListener('click', () => dialog.close())
    // A press beside the dialog closes it too.
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
    dialog.addEventListener('close', () => {
      dialog.remove()
      element.focus()
    })
    dialog.append(close, frame)
    document.body.append(dialog)
    dialog.showModal()
  }

  addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || !(target instanceof Element))
      return
    const element = target.closest('[data-booking-widget]:not([data-inline])')
    if (!(element instanceof HTMLElement)) return
    event.preventDefault()
    open(element)
  })

  function showInline() {
    for (const element of document.querySelectorAll('[data-booking-widget][data-inline]:empty')) {
      if (!(element instanceof HTMLElement)) continue
      const frame = frameFor(element)
      frame.dataset.inline = 'true'
      element.append(frame)
    }
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showInline)
  else showInline()
})()
