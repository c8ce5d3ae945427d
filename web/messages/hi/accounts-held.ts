import type { InLanguage } from '@newyou/contract/locales'
import type { accountsHeld as english } from '../en/accounts-held.ts'

export const accountsHeld: InLanguage<typeof english> = {
  label: 'आपका चुना हुआ समय',
  when: '{day}, {from} से {to}',
  heldFor: 'यह समय {minutes}:{seconds} मिनट तक आपके लिए रखा है।',
  over: 'यह समय अब आपके लिए रखा नहीं है। हो सकता है कि यह अब भी खाली हो।',
  notHeld: 'यह समय आपके लिए रखा नहीं है। अभी यह खाली है।',
  again: 'फिर से रखें',
}
