import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconShare } from './icons.ts'
import { toast } from './overlay-store.ts'

/** Hands the address of this page to the phone's own sharing; where there is none, copies it. */
export function ShareButton({
  title,
  label,
  copied,
  path,
}: {
  title: string
  label: string
  /** Said when the address was copied. */
  copied: string
  /** Of this page, unless another is shared. */
  path?: string
}) {
  async function share() {
    const url = new URL(path ?? location.pathname, location.origin).href
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    toast({ mood: 'ok', words: copied })
  }
  return (
    <Button look="quiet" small onClick={() => void share()}>
      <Icon of={IconShare} />
      {label}
    </Button>
  )
}
