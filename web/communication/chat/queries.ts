import type { ChatMessage, ChatThread } from '@newyou/contract/communication/chat'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call-api.ts'
import { hasReturned, joined, lastWithoutGap, withoutGone } from './joined.ts'

const listSize = 30

/** A conversation as far as this browser has it. */
export interface KnownThread extends Omit<ChatThread, 'has_more' | 'gone'> {
  /** Whether there is more before the first message. */
  hasOlder: boolean
}

const threadKey = (id: string) => ['chat', 'thread', id]

const ask = (id: string, query: { before?: number; after?: number }, signal?: AbortSignal) =>
  callApi('GET /api/website/all-user-chat/{id}', {
    params: { id },
    query,
    ...(signal && { signal }),
  }).then(({ data }) => data)

/** Under `chat`, so that a live event asks for all of them again. */
export const chatQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['chat', 'list'],
      initialPageParam: 1,
      queryFn: ({ pageParam: page, signal }) =>
        callApi('GET /api/website/all-user-chat', { query: { page, items_per_page: listSize }, signal }),
      getNextPageParam: ({ page, total, items_per_page: size }) =>
        page * size < total ? page + 1 : undefined,
    }),
  /** Messages with these words in my chats and groups. */
  search: (words: string) =>
    queryOptions({
      queryKey: ['chat', 'search', words],
      queryFn: async ({ signal }) =>
        (await callApi('GET /api/website/search-chat', { query: { words }, signal })).data,
    }),
  /** The latest messages first; asked again, only what came since is fetched and joined to what is there. */
  thread: (client: QueryClient, id: string) =>
    queryOptions({
      queryKey: threadKey(id),
      queryFn: async ({ signal }): Promise<KnownThread> => {
        const latest = async (): Promise<KnownThread> => {
          const { has_more: hasOlder, gone: _, ...thread } = await ask(id, {}, signal)
          return { ...thread, hasOlder }
        }
        const known = client.getQueryData<KnownThread>(threadKey(id))
        if (!known?.messages.length) return latest()
        let { messages } = known
        for (;;) {
          const {
            has_more: isMore,
            gone,
            ...since
          } = await ask(id, { after: lastWithoutGap(messages) }, signal)
          messages = joined(messages, since.messages)
          if (isMore) continue
          // Earlier ones may have come meanwhile.
          const now = client.getQueryData<KnownThread>(threadKey(id)) ?? known
          const all = joined(now.messages, messages)
          if (hasReturned(all, gone)) return latest()
          return { ...since, hasOlder: now.hasOlder, messages: withoutGone(all, gone) }
        }
      },
    }),
}

/** Fetches what was said before the first message that is there. */
export async function fetchOlder(client: QueryClient, id: string) {
  const known = client.getQueryData<KnownThread>(threadKey(id))
  const first = known?.messages[0]
  if (!first) return
  const { messages, has_more: hasOlder } = await ask(id, { before: first.seq })
  client.setQueryData<KnownThread>(
    threadKey(id),
    (now) => now && { ...now, hasOlder, messages: joined(messages, now.messages) },
  )
}

/** Puts a message that was sent where the others are. */
export function addSent(client: QueryClient, id: string, message: ChatMessage) {
  client.setQueryData<KnownThread>(
    threadKey(id),
    (now) => now && { ...now, messages: joined(now.messages, [message]) },
  )
}

/** Copies a thread's cache from its temporary id to its own id. */
export function renameThread(client: QueryClient, from: string, to: string) {
  client.setQueryData<KnownThread>(threadKey(to), (now) => {
    const known = now ?? client.getQueryData<KnownThread>(threadKey(from))
    return known && { ...known, chat: { ...known.chat, u_id: to, is_begun: true } }
  })
}
