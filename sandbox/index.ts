import { addAuthenticator } from './authenticator/routes.ts'
import { addCaldav } from './caldav/caldav.ts'
import { addCalendars } from './calendars/calendars.ts'
import { addCometChat } from './cometchat/cometchat.ts'
import { addControl, type SandboxControl } from './control-routes.ts'
import { type BucketControl, bucketPath, createBucket } from './files/bucket.ts'
import { addGatewayApi } from './gateway/api.ts'
import { addCheckout } from './gateway/checkout/routes.ts'
import { controlGateway } from './gateway/control.ts'
import { Faults } from './gateway/faults.ts'
import { resumeLaterSteps } from './gateway/payments.ts'
import { resumePayouts } from './gateway/payouts.ts'
import { resumeRefunds } from './gateway/refunds.ts'
import { Webhooks } from './gateway/webhooks.ts'
import { addGoogle } from './google/google.ts'
import { openInbox } from './inbox/inbox.ts'
import { addInbox } from './inbox/routes.ts'
import { startMail } from './mail/mail-server.ts'
import { addMeetings } from './meet/routes.ts'
import { addMessages } from './messages/messages.ts'
import { addMicrosoft } from './microsoft/microsoft.ts'
import { completeOptions, type StartOptions } from './options.ts'
import { addPageViewCounters } from './page-views/counters.ts'
import { addPhone } from './phone/phone.ts'
import { listen, Router } from './platform/http.ts'
import { Timers } from './platform/timers.ts'
import { addPush } from './push/push.ts'
import { addSignOn } from './sign-on/sign-on.ts'
import { Store } from './store.ts'
import { addReceivers, type ReceiverControl } from './webhooks/receiver.ts'
import { addWordPress, type WordPressControl } from './wordpress/wordpress.ts'

export type { CalendarMode, CalendarsControl } from './calendars/calendars.ts'
export type { CometChatControl } from './cometchat/cometchat.ts'
export type { SandboxControl } from './control-routes.ts'
export type { BucketControl } from './files/bucket.ts'
export type { GatewayControl } from './gateway/control.ts'
export { GatewayError } from './gateway/errors.ts'
export { googleApp } from './google/consent.ts'
export type { GoogleControl } from './google/google.ts'
export type { Inbox } from './inbox/inbox.ts'
export type { MailControl } from './mail/mail-server.ts'
export type { MessagesControl } from './messages/messages.ts'
export type { RegisteredText } from './messages/registered.ts'
export type { StartOptions } from './options.ts'
export type { PhoneControl } from './phone/phone.ts'
export type { PushControl } from './push/push.ts'
export { signOnFaults } from './sign-on/sign-on.ts'
export type { ReceiverControl } from './webhooks/receiver.ts'

export type Sandbox = SandboxControl & {
  bucket: BucketControl
  receivers: ReceiverControl
  wordPress: WordPressControl
  url: string
  smtpPort: number
  close(): Promise<void>
}

/** Starts the outside world: payment gateway, mail, SMS, WhatsApp, CometChat, calendars, a calendar server, those of Google and Microsoft, a bucket and an authenticator app. Port 0 takes a free one. */
export async function startSandbox(given: StartOptions = {}): Promise<Sandbox> {
  const options = completeOptions(given)
  const store = new Store(options.stateFile)
  const timers = new Timers()
  const webhooks = new Webhooks(options, store, timers)
  const faults = new Faults()
  const context = { options, store, timers, webhooks }
  const router = new Router()
  const gateway = controlGateway(context, faults)
  const inbox = openInbox(store)
  const messages = addMessages(router, options, store, timers)
  const mail = await startMail(options, store)
  addGatewayApi(router, context, faults)
  addCheckout(router, context)
  addInbox(router, store)
  addMeetings(router)
  const { livekitKey } = options
  // Loaded where it is asked for: WebRTC in TypeScript is the largest part of the sandbox.
  const livekit = livekitKey
    ? (await import('./livekit/livekit.ts')).addLiveKit(router, { ...options, livekitKey })
    : undefined
  addPageViewCounters(router)
  addAuthenticator(router, options)
  let url = ''
  const push = addPush(router, () => url)
  const calendars = addCalendars(router, () => url)
  const caldav = addCaldav(router)
  const google = addGoogle(router)
  const signOn = addSignOn(router, () => url)
  const microsoft = addMicrosoft(router)
  const cometChat = addCometChat(router, options)
  const phone = addPhone(router, timers)
  const receivers = addReceivers(router)
  const wordPress = addWordPress(router, () => url)
  addControl(router, {
    gateway,
    inbox,
    mail: mail.control,
    messages,
    phone,
    push,
    cometChat,
    calendars,
    caldav,
    google,
    signOn,
    microsoft,
  })
  const bucket = createBucket(options)
  const http = await listen(router, options.port, options.host, { path: bucketPath, answer: bucket.answer })
  url = http.url
  livekit?.attach(http.server)
  resumeLaterSteps(context)
  resumeRefunds(context)
  resumePayouts(context)
  webhooks.resume()
  return {
    url: http.url,
    smtpPort: mail.port,
    gateway,
    inbox,
    mail: mail.control,
    messages,
    phone,
    push,
    calendars,
    caldav,
    google,
    signOn,
    microsoft,
    receivers,
    wordPress,
    cometChat,
    bucket: bucket.control,
    async close() {
      timers.close()
      await Promise.all([livekit?.close(), http.close(), mail.close()])
      store.close()
    },
  }
}
