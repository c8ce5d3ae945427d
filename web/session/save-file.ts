import { useAction } from '../api/use-action.ts'
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

/** Downloads a text that is already here. */
export const saveText = (name: string, text: string, type = 'text/plain') =>
  handOver(name, new Blob([text], { type }))

/** Downloads private files of the signed-in person; a plain link could not show who is asking. */
export function useFile() {
  const { run, isBusy } = useAction(async ({ name, url }: { name: string; url: string }) =>
    handOver(name, await callFile(url)),
  )
  return { save: (name: string, url: string) => run({ name, url }), isBusy }
}
