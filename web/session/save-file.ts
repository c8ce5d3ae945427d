import { useState } from 'react'
import { useErrorWords } from '../api/error-words.ts'
import { toast } from '../ui/overlay-store.ts'
import { callFile } from './call-api.ts'

const revokeAfterMs = 60_000

/** Hands a file to the browser's downloads. */
function handOver(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs)
}

/** Downloads private files of the signed-in person; a plain link could not show who is asking. */
export function useFile() {
  const wordsFor = useErrorWords()
  const [isBusy, setBusy] = useState(false)
  async function save(name: string, url: string) {
    setBusy(true)
    try {
      handOver(name, await callFile(url))
    } catch (error) {
      toast({ mood: 'bad', words: wordsFor(error) })
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy }
}
