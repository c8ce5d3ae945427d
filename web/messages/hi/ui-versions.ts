import type { InLanguage } from '@newyou/contract/locales'
import type { uiVersions as english } from '../en/ui-versions.ts'

export const uiVersions: InLanguage<typeof english> = { only: 'यह अभी सिर्फ़ अंग्रेज़ी में है।' }
