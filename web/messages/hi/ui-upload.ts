import type { InLanguage } from '@newyou/contract/locales'
import type { uiUpload as english } from '../en/ui-upload.ts'

export const uiUpload: InLanguage<typeof english> = {
  tooLarge: 'यह फ़ाइल {size} से बड़ी है',
  megabytes: '{count, number} MB',
  gigabytes: '{count, number} GB',
  sending: '{name}: {percent, number}%',
  paused: '{name}: {percent, number}%, रुका हुआ',
  checking: '{name} की जाँच हो रही है',
  progress: 'अपलोड',
  pause: 'रोकें',
  goOn: 'जारी रखें',
  cancel: 'रद्द करें',
}
