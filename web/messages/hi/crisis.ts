import type { InLanguage } from '@newyou/contract/locales'
import type { crisis as english } from '../en/crisis.ts'

export const crisis: InLanguage<typeof english> = {
  title: 'आप अकेले नहीं हैं।',
  words:
    'अगर मन में अपनी जान लेने या खुद को चोट पहुँचाने का खयाल आ रहा है, तो अभी किसी से बात करें। दिन हो या रात, वहाँ आपकी बात बिना कोई राय बनाए सुनी जाती है।',
  helpline: '{name} {number} पर कॉल करें',
  goesOn: {
    writing: 'आपने जो लिखा है, वह अब भी भेजा जा सकता है।',
    test: 'टेस्ट अब भी पूरा किया जा सकता है।',
    result: 'New You की टीम से कोई आपको कॉल कर सकते हैं या लिख सकते हैं।',
  },
}
