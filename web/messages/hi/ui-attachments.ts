import type { InLanguage } from '@newyou/contract/locales'
import type { uiAttachments as english } from '../en/ui-attachments.ts'

export const uiAttachments: InLanguage<typeof english> = {
  label: 'अटैचमेंट',
  hint: 'ज़्यादा से ज़्यादा {max, number} फ़ाइलें, हर एक {megabytes, number} MB तक। JPG, PNG, WebP या PDF। फ़ोटो से लोकेशन की जानकारी हटा दी जाती है।',
  choose: 'फ़ाइलें चुनें',
  more: 'फ़ाइलें जोड़ें',
  remove: '{name} हटाएँ',
  tooMany: 'एक बार में ज़्यादा से ज़्यादा {max, number} फ़ाइलें जोड़ें।',
  tooLarge: '{name} {megabytes, number} MB से बड़ी है।',
  wrongKind: '{name} JPG, PNG, WebP या PDF फ़ाइल नहीं है।',
  size: '{kilobytes, number} KB',
}
