import { socketEvents } from '@newyou/contract/socket-events'
import { useLive } from '../../session/live-events.ts'
import { withoutLocale } from '../../ui/locale.ts'
import { urls } from '../../urls.ts'

/** Where nothing may come between: at the checkout, in a lesson, at an event. */
const undisturbed = [/^\/payment/, /^\/course-view\//, /^\/(webinar|workshop)\/join\//]

/** A conversation that is open in this window says itself what comes. */
const isShown = (path: string, chatId: string) =>
  [urls.chat(), urls.practiceChat()].includes(path) &&
  new URLSearchParams(location.search).get('with') === chatId

/** While the site is open: a toast for each message that comes to a conversation which this window does not show. */
export function useChatToasts() {
  useLive(({ change, notification }) => {
    // Messages missed before or between connections come as a notification alone.
    const isNews = change?.event === socketEvents.healerMessage || notification?.type === 'chat'
    const chatId = change?.message.target_id ?? notification?.target_id
    if (!isNews || !chatId) return
    const path = withoutLocale(location.pathname)
    if (undisturbed.some((place) => place.test(path)) || isShown(path, chatId)) return
    void import('./message-toast.tsx').then(({ tellMessage }) => tellMessage(chatId))
  })
}
