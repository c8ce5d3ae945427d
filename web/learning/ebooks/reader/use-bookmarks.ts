import type { EbookBookmark } from '@newyou/contract/learning/ebooks'
import { ebookBookmarkLabelMax } from '@newyou/contract/learning/ebooks/reader'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import type { Place } from './opened-book.ts'

const inOrder = (marks: EbookBookmark[]) =>
  [...marks].sort((one, other) => one.part - other.part || one.share - other.share)

/** The bookmarks of a book; what is pressed shows once the server has it. */
export function useBookmarks(ebookId: string, first: EbookBookmark[]) {
  const [bookmarks, setBookmarks] = useState(first)
  const { run: change, isBusy } = useAction(async (work: () => Promise<EbookBookmark[]>) =>
    setBookmarks(inOrder(await work())),
  )

  return {
    bookmarks,
    isBusy,
    put: ({ part, share }: Place, label: string) =>
      change(async () => {
        const { data } = await callApi('POST /api/website/ebook-bookmark', {
          body: { ebook_u_id: ebookId, part, share, label: label.slice(0, ebookBookmarkLabelMax) },
        })
        return [...bookmarks.filter(({ u_id }) => u_id !== data.u_id), data]
      }),
    remove: ({ u_id }: EbookBookmark) =>
      change(async () => {
        await callApi('DELETE /api/website/ebook-bookmark/{bookmarkId}', { params: { bookmarkId: u_id } })
        return bookmarks.filter((one) => one.u_id !== u_id)
      }),
  }
}
