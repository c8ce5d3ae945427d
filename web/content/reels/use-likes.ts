import type { Reel } from '@newyou/contract/content/reels'
import { useEffect, useRef, useState } from 'react'
import { useErrorWords } from '../../api/error-words.ts'
import { callApi } from '../../session/call-api.ts'
import type { Session } from '../../session/session.ts'
import { toast } from '../../ui/overlay-store.ts'
import { reelsPerPage } from './load-reels.ts'

interface Standing {
  is_liked: boolean
  like_count: number
}

/**
 * Likes by reel. A press shows at once; when the server refuses, it is reverted with a message. The server's page is
 * the same for everyone, so the client's likes are fetched after hydration.
 */
export function useLikes(session: Session | null, shared: Reel | null) {
  const wordsFor = useErrorWords()
  const [known, setKnown] = useState<Readonly<Record<string, Standing>>>({})
  const underWay = useRef(new Set<string>())
  const clientId = session?.role === 'client' ? session.userId : undefined
  const sharedId = shared?.u_id

  useEffect(() => {
    if (!clientId) return
    let isOver = false
    const asked = [
      callApi('GET /api/website/reels', { query: { items_per_page: reelsPerPage } }).then(({ data }) => data),
      ...(sharedId
        ? [callApi('GET /api/website/reel/{id}', { params: { id: sharedId } }).then(({ data }) => [data])]
        : []),
    ]
    Promise.all(asked)
      .then((answers) => {
        if (isOver) return
        const own = Object.fromEntries(answers.flat().map((reel) => [reel.u_id, standingIn(reel)]))
        // Presses made meanwhile are newer.
        setKnown((pressed) => ({ ...own, ...pressed }))
      })
      .catch(() => undefined) // hearts stay empty; a press says what is wrong
    return () => {
      isOver = true
    }
  }, [clientId, sharedId])

  const standing = (reel: Reel): Standing => known[reel.u_id] ?? standingIn(reel)

  async function toggle(reel: Reel) {
    if (underWay.current.has(reel.u_id)) return
    const before = standing(reel)
    const wanted = !before.is_liked
    const show = (now: Standing) => setKnown((others) => ({ ...others, [reel.u_id]: now }))
    underWay.current.add(reel.u_id)
    show({ is_liked: wanted, like_count: before.like_count + (wanted ? 1 : -1) })
    try {
      const { data } = await callApi('POST /api/website/reels-like', {
        body: { reel_u_id: reel.u_id, is_liked: wanted },
      })
      show(data)
    } catch (error) {
      show(before)
      toast({ tone: 'bad', words: wordsFor(error) })
    } finally {
      underWay.current.delete(reel.u_id)
    }
  }

  return { standing, toggle }
}

const standingIn = ({ is_liked, like_count }: Reel): Standing => ({ is_liked, like_count })
