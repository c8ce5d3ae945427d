import type { CrisisPlace } from '@newyou/contract/foundation/crisis/crisis'
import { type Danger, isHarm } from '@newyou/contract/foundation/crisis/kinds'
import { HarmHelp } from './harm-help.tsx'
import { Helplines } from './helplines.tsx'

/** The help for each danger that words may point to; for thoughts of suicide first. */
export function HelpFor({ dangers, place }: { dangers: readonly Danger[]; place: CrisisPlace }) {
  const harms = dangers.filter(isHarm)
  return (
    <>
      {dangers.includes('self-harm') && <Helplines />}
      {harms.length > 0 && <HarmHelp harms={harms} place={place} />}
    </>
  )
}
