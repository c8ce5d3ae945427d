// Runs on the shop's page as a classic script, with the interface of Razorpay's checkout. It styles
// only through element.style, so a strict content policy that names this origin lets it work.
;(() => {
  type Options = {
    key: string
    order_id: string
    handler?: (answer: unknown) => void
    modal?: { ondismiss?: () => void; escape?: boolean }
    [name: string]: unknown
  }
  type FrameMessage = {
    from: 'sandbox-checkout'
    type: 'ready' | 'paid' | 'failed' | 'dismissed'
    answer?: unknown
  }

  // A classic script always knows its own element while it first runs.
  const script = document.currentScript as HTMLScriptElement
  const sandboxOrigin = new URL(script.src).origin

  class Razorpay {
    readonly #options: Options
    readonly #listeners = new Map<string, ((answer: unknown) => void)[]>()
    #frame: HTMLIFrameElement | undefined
    #restore: (() => void) | undefined

    constructor(options: Options) {
      if (!options?.key) throw new Error('No key passed')
      this.#options = options
    }

    on(event: string, listener: (answer: unknown) => void): this {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this
    }

    open(): this {
      if (this.#frame) return this
      this.#restore = setPageAside()
      const frame = document.createElement('iframe')
      const scheme = pageScheme()
      frame.title = 'Test payment'
      frame.className = 'razorpay-checkout-frame'
      frame.src = `${sandboxOrigin}/checkout/frame?${new URLSearchParams({ origin: location.origin, scheme })}`
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        margin: '0',
        background: 'transparent',
        zIndex: '2147483647',
        // A frame is see-through only while its scheme is that of the page inside it.
        colorScheme: scheme,
      })
      this.#frame = frame
      window.addEventListener('message', this.#hear)
      document.body.append(frame)
      frame.focus()
      return this
    }

    close(): void {
      this.#remove()
      this.#options.modal?.ondismiss?.()
    }

    #remove(): void {
      window.removeEventListener('message', this.#hear)
      this.#frame?.remove()
      this.#frame = undefined
      this.#restore?.()
      this.#restore = undefined
    }

    readonly #hear = (event: MessageEvent): void => {
      if (event.origin !== sandboxOrigin || event.source !== this.#frame?.contentWindow) return
      const message = event.data as FrameMessage // its origin and window were checked
      if (message?.from !== 'sandbox-checkout') return
      if (message.type === 'ready') this.#tellFrame()
      if (message.type === 'failed') this.#emit('payment.failed', message.answer)
      if (message.type === 'dismissed') this.close()
      if (message.type === 'paid') {
        this.#remove()
        this.#options.handler?.(message.answer)
      }
    }

    #tellFrame(): void {
      // Functions cannot travel; JSON leaves them out.
      const options = JSON.parse(JSON.stringify(this.#options))
      this.#frame?.contentWindow?.postMessage({ to: 'sandbox-checkout', options }, sandboxOrigin)
      this.#frame?.focus()
    }

    #emit(event: string, answer: unknown): void {
      for (const listener of this.#listeners.get(event) ?? []) listener(answer)
    }
  }

  function pageScheme(): 'dark' | 'light' {
    const declared = getComputedStyle(document.documentElement).colorScheme
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
    if (declared.includes('dark') && (!declared.includes('light') || prefersDark)) return 'dark'
    return 'light'
  }

  /** Keeps keyboard, screen reader and scrolling off the page; the answer puts everything back. */
  function setPageAside(): () => void {
    const focused = document.activeElement
    const root = document.documentElement
    const overflow = root.style.overflow
    const others = [...document.body.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && !element.inert,
    )
    for (const element of others) element.inert = true
    root.style.overflow = 'hidden'
    return () => {
      for (const element of others) element.inert = false
      root.style.overflow = overflow
      if (focused instanceof HTMLElement) focused.focus()
    }
  }

  Object.assign(window, { Razorpay })
})()
