import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconShare } from './icons.ts'
import { toast } from './overlay-store.ts'
import { share } from './share.ts'

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
  async function press() {
    if (await share({ title, path: path ?? location.pathname })) toast({ tone: 'ok', words: copied })
  }
  return (
    <Button variant="quiet" small onClick={() => void press()}>
      <Icon of={IconShare} />
      {label}
    </Button>
  )
}
