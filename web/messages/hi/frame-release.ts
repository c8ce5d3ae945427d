import type { InLanguage } from '@newyou/contract/locales'
import type { frameRelease as english } from '../en/frame-release.ts'

export const frameRelease: InLanguage<typeof english> = {
  title: 'नया वर्ज़न तैयार है',
  words: 'इसे इस्तेमाल करने के लिए पेज फिर से लोड करें। जो लिख रहे हैं, उसे पहले पूरा कर लें।',
  reload: 'फिर से लोड करें',
  later: 'बाद में',
}
