import { asset } from '../platform/assets.ts'
import { json, type Router } from '../platform/http.ts'
import type { Store } from '../store.ts'
import { listReceived } from './list.ts'
import { inboxPage } from './page.ts'

/** The page for people at / and the same as JSON at /_inbox for tests. */
export function addInbox(router: Router, store: Store): void {
  router.on('GET', '/_inbox', ({ query }) =>
    json(200, { items: listReceived(store, query.get('to'), query.get('kind')) }),
  )
  router.on('GET', '/inbox/page.css', asset(new URL('./page.css', import.meta.url)))
  router.on('GET', '/inbox/page.js', asset(new URL('./page-script.ts', import.meta.url)))
  router.on('GET', '/', () => ({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // A mail's own styles and pictures show inside its closed-off frame only.
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        'img-src data: http: https:',
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
    body: inboxPage,
  }))
}
