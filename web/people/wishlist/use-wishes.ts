import type { WishKind, WishlistEntry } from '@newyou/contract/people/wishlist'
import { useQuery } from '@tanstack/react-query'
import { useErrorWords } from '../../api/error-words.ts'
import { queryClient } from '../../api/query-client.ts'
import { callApi } from '../../session/call-api.ts'
import { toast } from '../../ui/overlay-store.ts'
import { wishlistQuery } from './queries.ts'

/** The signed-in client's wishlist; adding and removing fetch it anew. */
export function useWishes() {
  const wordsFor = useErrorWords()
  const { data: wishes, isError, refetch } = useQuery(wishlistQuery, queryClient)

  /** Resolves with whether it was done; what went wrong was said. */
  async function change(work: () => Promise<unknown>): Promise<boolean> {
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        toast({ tone: 'bad', words: wordsFor(error) })
        return false
      },
    )
    await queryClient.invalidateQueries({ queryKey: wishlistQuery.queryKey })
    return isDone
  }

  return {
    wishes,
    isError,
    refetch,
    add: (kind: WishKind, itemId: string) => change(() => addWish(kind, itemId)),
    remove: (wish: WishlistEntry) => change(() => removeWish(wish)),
    /** Puts an item on the list or takes it off, also when pressed before the list was loaded. */
    have: (kind: WishKind, itemId: string, isWanted: boolean) =>
      change(async () => {
        const wish = wishOf(await queryClient.ensureQueryData(wishlistQuery), kind, itemId)
        if (isWanted && !wish) await addWish(kind, itemId)
        if (!isWanted && wish) await removeWish(wish)
      }),
  }
}

const addWish = (kind: WishKind, itemId: string) =>
  callApi('POST /api/website/wishlist', { body: { kind, item_u_id: itemId } })

const removeWish = ({ u_id: wishlistId }: WishlistEntry) =>
  callApi('DELETE /api/website/wishlist/{wishlistId}', { params: { wishlistId } })

export const wishOf = (wishes: WishlistEntry[], kind: WishKind, itemId: string) =>
  wishes.find((wish) => wish.kind === kind && wish.item_u_id === itemId)
