/** Hands an address to the phone's own sharing; where there is none, copies it, and says whether it did. */
export async function share({ title, path }: { title: string; path: string }): Promise<boolean> {
  const url = new URL(path, location.origin).href
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title, url }).catch(() => undefined)
    return false
  }
  await navigator.clipboard.writeText(url)
  return true
}
