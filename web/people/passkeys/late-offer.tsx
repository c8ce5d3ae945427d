import { lazy, Suspense } from 'react'

const PasskeyOffer = lazy(() => import('./passkey-offer.tsx'))

/** The offer of a passkey, at the foot of a room: it comes late and moves nothing. */
export const LatePasskeyOffer = () => (
  <Suspense>
    <PasskeyOffer />
  </Suspense>
)
