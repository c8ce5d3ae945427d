import { pathTo } from '@newyou/contract/addresses'
import type { PassportRecord } from '@newyou/contract/administration/passport/record'

type Certificate = NonNullable<PassportRecord['certificates']>[number]

/** A certificate of a course as an achievement of Open Badges 3.0, to be signed as a JWT. */
export function badgeOf(
  one: Certificate,
  { did, practice, publicUrl }: { did: string; practice: string; publicUrl: string },
) {
  const id = `${publicUrl}${pathTo('certificate', { code: one.code })}`
  const credential = {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: did, type: ['Profile'], name: practice, url: publicUrl },
    validFrom: one.issued_at,
    name: one.course,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityHash: one.name, identityType: 'name', hashed: false }],
      achievement: {
        id: `${id}#achievement`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: one.course,
        description: `A course by ${one.healer}`,
        criteria: { narrative: 'Every lesson of the course was completed.' },
      },
    },
  }
  return { iss: did, jti: id, nbf: Math.floor(Date.parse(one.issued_at) / 1000), ...credential }
}
