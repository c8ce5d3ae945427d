const key = 'referral-code'

/** The code of the link by which a friend came; kept for the tab, so that it is not lost on the way to the form. */
export function keptReferralCode(ofLink: string | null): string {
  if (ofLink && /^[A-Za-z0-9]{1,20}$/.test(ofLink)) sessionStorage.setItem(key, ofLink.toUpperCase())
  return sessionStorage.getItem(key) ?? ''
}
