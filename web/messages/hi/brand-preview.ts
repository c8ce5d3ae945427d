import type { InLanguage } from '@newyou/contract/locales'
import type { brandPreview as english } from '../en/brand-preview.ts'

export const brandPreview: InLanguage<typeof english> = {
  words: 'यह ऐसे ब्रांड की झलक है जो अभी प्रकाशित नहीं है। इसे {until} तक देखा जा सकता है।',
  end: 'साइट को उसके मौजूदा रूप में देखें',
}
