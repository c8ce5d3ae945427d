import type { ReaderSetting } from '@newyou/contract/learning/ebooks'
import { useRef, useState } from 'react'
import { useErrorWords } from '../../../api/error-words.ts'
import { callApi } from '../../../session/call-api.ts'
import { toast } from '../../../ui/overlay-store.ts'

const defaults: ReaderSetting = { text_size: 20, theme: 'site' }

/** The reading settings: shown at once, kept on the server in the order in which they were chosen. */
export function useSetting(first: ReaderSetting | null) {
  const wordsFor = useErrorWords()
  const [setting, setSetting] = useState(first ?? defaults)
  const wanted = useRef<ReaderSetting>(undefined)
  const isSending = useRef(false)

  async function send() {
    if (isSending.current) return
    isSending.current = true
    while (wanted.current) {
      const body = wanted.current
      wanted.current = undefined
      await callApi('PUT /api/website/reader-setting', { body }).catch((error: unknown) =>
        toast({ tone: 'bad', words: wordsFor(error) }),
      )
    }
    isSending.current = false
  }

  function keep(next: ReaderSetting) {
    setSetting(next)
    wanted.current = next
    void send()
  }
  return [setting, keep] as const
}
